import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = process.env.STEINKREIS_SERVER ?? "http://127.0.0.1:8787";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/steinkreis/server/page",
    emptyOutDir: true,
    license: { fileName: "licences.md" }, // of what is built in; the wheel carries it along
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy knows no data: fonts
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      "/api": { target: server, ws: true },
      "/hello": { target: server },
    },
  },
});
