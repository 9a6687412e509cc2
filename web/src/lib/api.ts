/** The server's HTTP side, typed. Every refusal is thrown as a `Refusal`. */
import type {
  AnalysisProgress,
  BookRow,
  GameInfo,
  GuideNews,
  GuidePicture,
  Me,
  Message,
  NewTable,
  Replay,
  Report,
  TableRow,
} from "./types";

export class Refusal extends Error {
  readonly code: string;
  readonly why: Message;

  constructor(code: string, why: Message) {
    super(code);
    this.code = code;
    this.why = why;
  }
}

/** Any trouble as a refusal, so that it can be said in words. */
export function asRefusal(trouble: unknown): Refusal {
  return trouble instanceof Refusal ? trouble : new Refusal("broken", { id: "trouble-broken" });
}

async function refusalIn(answer: Response): Promise<Refusal> {
  try {
    const { error } = (await answer.json()) as { error: { code: string; why: Message } };
    return new Refusal(error.code, error.why);
  } catch {
    return new Refusal("broken", { id: "trouble-broken" });
  }
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, { headers: { accept: "application/json" }, ...init });
  } catch {
    throw new Refusal("offline", { id: "trouble-offline" });
  }
  if (!answer.ok) throw await refusalIn(answer);
  return (await answer.json()) as T;
}

function send<T>(method: "POST" | "PUT", path: string, body: string): Promise<T> {
  const headers = { accept: "application/json", "content-type": "application/json" };
  return ask<T>(path, { method, headers, body });
}

let catalogue: Promise<GameInfo[]> | undefined;

export const api = {
  /** All games; asked once. */
  games(): Promise<GameInfo[]> {
    catalogue ??= ask<{ games: GameInfo[] }>("/api/games").then(
      ({ games }) => games,
      (trouble: unknown) => {
        catalogue = undefined;
        throw trouble;
      },
    );
    return catalogue;
  },
  /** The best games, best first. */
  book: async (game: string) => (await ask<{ rows: BookRow[] }>(`/api/games/${game}/book`)).rows,
  /** What is wrong with these options, null if nothing is. */
  check: async (game: string, options: Record<string, unknown>) =>
    (await send<{ why: Message | null }>("POST", `/api/games/${game}/check`, JSON.stringify({ options }))).why,
  /** The guided first game. */
  guide: (game: string) => ask<GuideNews>(`/api/games/${encodeURIComponent(game)}/guide`),
  /** What the rules show before they begin. */
  pictures: async (game: string) =>
    (await ask<{ pictures: GuidePicture[] }>(`/api/games/${encodeURIComponent(game)}/pictures`)).pictures,
  me: () => ask<Me>("/api/me"),
  /** The personal link, which whoever holds it can use. */
  link: () => send<{ link: string }>("POST", "/api/me/link", "").then((mine) => mine.link),
  rename: (name: string) => send<Me>("PUT", "/api/me", JSON.stringify({ name })),
  tables: async () => (await ask<{ tables: TableRow[] }>("/api/tables")).tables,
  table: (id: string) => ask<TableRow>(`/api/tables/${encodeURIComponent(id)}`),
  open: async (table: NewTable) =>
    (await send<{ id: string }>("POST", "/api/tables", JSON.stringify(table))).id,
  replay: (id: string, from: number, to: number) =>
    ask<Replay>(`/api/tables/${encodeURIComponent(id)}/replay?from=${from}&to=${to}`),
  analysis: (id: string) =>
    ask<AnalysisProgress>(`/api/tables/${encodeURIComponent(id)}/analysis`),
  reports: async () => (await ask<{ reports: Report[] }>("/api/reports")).reports,
  reportAddress: (game: string, language: string) =>
    `/api/reports/${game}/report.html?language=${language}`,
  recordAddress: (id: string) => `/api/tables/${encodeURIComponent(id)}/record`,
  /** Keeps a record (the text of its file), to be looked at like a table that is over. */
  keep: async (record: string) => (await send<{ id: string }>("POST", "/api/replays", record)).id,
  async rules(game: string, language: string): Promise<string> {
    const answer = await fetch(`/api/games/${game}/rules.${language}.md`);
    if (!answer.ok) throw await refusalIn(answer);
    return answer.text();
  },
};
