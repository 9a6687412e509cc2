/**
 * Rules in Markdown as a tree that a component draws: text only, no HTML ever.
 * Marked reads the text; what it calls html is shown as it was written.
 */
import { Lexer, type Token, type Tokens } from "marked";

export type Piece =
  | { kind: "text" | "strong" | "em" | "code"; text: string }
  | { kind: "break" };

export type Block =
  | { kind: "heading"; depth: number; text: string; id: string }
  | { kind: "clause"; number: string; pieces: Piece[] }
  | { kind: "text"; pieces: Piece[] }
  | { kind: "list"; ordered: boolean; start: number; items: Piece[][] }
  | { kind: "table"; head: Piece[][]; rows: Piece[][][] };

const CLAUSE = /^\d+(\.\d+)+[a-z]?$/;

export function blocksOf(source: string): Block[] {
  return new Lexer().lex(source).flatMap(blockOf);
}

function blockOf(token: Token): Block[] {
  switch (token.type) {
    case "heading": {
      const text = plain(piecesOf(token.tokens));
      return [{ kind: "heading", depth: (token as Tokens.Heading).depth, text, id: idOf(text) }];
    }
    case "paragraph":
      return [paragraphOf(piecesOf(token.tokens))];
    case "list": {
      const { ordered, start, items } = token as Tokens.List;
      return [{ kind: "list", ordered, start: start || 1, items: items.map((item) => piecesOf(item.tokens)) }];
    }
    case "table": {
      const { header, rows } = token as Tokens.Table;
      const cells = (row: Tokens.TableCell[]): Piece[][] => row.map((cell) => piecesOf(cell.tokens));
      return [{ kind: "table", head: cells(header), rows: rows.map(cells) }];
    }
    case "blockquote":
      return (token.tokens ?? []).flatMap(blockOf);
    case "space":
    case "hr":
    case "def":
      return [];
    default:
      return [{ kind: "text", pieces: [{ kind: "text", text: token.raw.trim() }] }];
  }
}

/** A paragraph that begins with a bold number is a clause. */
function paragraphOf(pieces: Piece[]): Block {
  const [first, second, ...rest] = pieces;
  if (first?.kind !== "strong" || !CLAUSE.test(first.text)) return { kind: "text", pieces };
  const after: Piece[] = second?.kind === "text" ? [{ ...second, text: second.text.trimStart() }] : second ? [second] : [];
  return { kind: "clause", number: first.text, pieces: [...after, ...rest] };
}

function piecesOf(tokens: Token[] | undefined): Piece[] {
  return (tokens ?? []).flatMap((token): Piece[] => {
    switch (token.type) {
      case "strong":
      case "em":
        return [{ kind: token.type, text: plain(piecesOf(token.tokens)) }];
      case "codespan":
        return [{ kind: "code", text: (token as Tokens.Codespan).text }];
      case "br":
        return [{ kind: "break" }];
      case "link":
      case "paragraph":
        return piecesOf(token.tokens);
      case "text":
        return token.tokens ? piecesOf(token.tokens) : [{ kind: "text", text: (token as Tokens.Text).text }];
      case "escape":
        return [{ kind: "text", text: (token as Tokens.Escape).text }];
      case "space":
        return [];
      default:
        return [{ kind: "text", text: token.raw }];
    }
  });
}

function plain(pieces: readonly Piece[]): string {
  return pieces.map((piece) => (piece.kind === "break" ? " " : piece.text)).join("");
}

function idOf(text: string): string {
  return `rules-${text.toLowerCase().normalize("NFKD").replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "")}`;
}
