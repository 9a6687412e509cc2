/** After the build: everything once more, compressed, and the list of what a page needs to open. */
import { appendFileSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { join, relative } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const page = new URL("../src/steinkreis/server/page/", import.meta.url).pathname;
const LEAST = 600; // bytes; below it is not worth a file
const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
const LARGE = 300_000; // bytes; what is that large is loaded when somebody wants it

// The build lists the licences of code by itself, and those of typefaces not.
const faces = new URL("node_modules/@fontsource/", import.meta.url).pathname;
for (const face of readdirSync(faces)) {
  appendFileSync(join(page, "licences.md"), `\n## ${face}\n\n${readFileSync(join(faces, face, "LICENSE"), "utf8")}`);
}

const all = readdirSync(page, { recursive: true }).map(String).filter((name) => statSync(join(page, name)).isFile());

const shell = all.filter((name) => /^assets\//.test(name) && statSync(join(page, name)).size < LARGE);
const version = createHash("sha256").update([...shell].sort().join()).digest("hex").slice(0, 12);
const worker = readFileSync(join(page, "worker.js"), "utf8")
  .replace("__VERSION__", version)
  .replace("[/* the shell */]", JSON.stringify(shell.map((name) => `/${relative(".", name)}`)));
writeFileSync(join(page, "worker.js"), worker);

for (const name of all.filter((one) => TEXT.test(one) && one !== "index.html")) {
  const body = readFileSync(join(page, name));
  if (body.length < LEAST) continue;
  writeFileSync(join(page, `${name}.br`), brotliCompressSync(body, BEST));
  writeFileSync(join(page, `${name}.gz`), gzipSync(body, { level: 9 }));
}
