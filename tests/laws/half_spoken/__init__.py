"""The words of a game that forgot one of them in German."""
