// Connect four on boardgame.io's own server, in memory, as its documentation sets it up.
// A won or full board is cleared and play goes on, so that a match lasts as long as the measurement.
import { createRequire } from "node:module";

const { Server, Origins } = createRequire(import.meta.url)("boardgame.io/server");

const COLUMNS = 7;
const ROWS = 6;
const DIRECTIONS = [[1, 0], [0, 1], [1, 1], [1, -1]];

const empty = () => ({ cells: Array(COLUMNS * ROWS).fill(null), heights: Array(COLUMNS).fill(0) });

function run(cells, column, row, [dx, dy], who) {
  let length = 0;
  for (let x = column + dx, y = row + dy; ; x += dx, y += dy) {
    const inside = x >= 0 && x < COLUMNS && y >= 0 && y < ROWS;
    if (!inside || cells[y * COLUMNS + x] !== who) return length;
    length += 1;
  }
}

const wins = (cells, column, row, who) =>
  DIRECTIONS.some(([dx, dy]) =>
    run(cells, column, row, [dx, dy], who) + run(cells, column, row, [-dx, -dy], who) >= 3);

const ConnectFour = {
  name: "connect-four",
  minPlayers: 2,
  maxPlayers: 2,
  setup: empty,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drop({ G, playerID }, column) {
      const row = G.heights[column];
      if (!(row < ROWS)) return "INVALID_MOVE";
      G.cells[row * COLUMNS + column] = playerID;
      G.heights[column] += 1;
      const isFull = G.heights.every((height) => height === ROWS);
      if (wins(G.cells, column, row, playerID) || isFull) Object.assign(G, empty());
      return undefined;
    },
  },
};

const server = Server({ games: [ConnectFour], origins: [Origins.LOCALHOST] });
await server.run({ port: Number(process.argv[2]) });
