// The workbench of `steinkreis dev`: shows what went wrong, and loads the page anew with the game.
(async () => {
  let began = null;
  let shown = "";

  function show(trouble) {
    if (trouble === shown) return;
    shown = trouble;
    document.getElementById("workbench")?.remove();
    if (!trouble) return;
    const sheet = document.createElement("div");
    sheet.id = "workbench";
    sheet.setAttribute("role", "alert");
    sheet.style.cssText =
      "position:fixed;inset:auto 0 0 0;max-height:70vh;overflow:auto;z-index:9999;padding:1rem;" +
      "background:#2a1313;color:#ffe6dc;border-top:4px solid #e0583c;font:14px/1.4 monospace";
    const away = document.createElement("button");
    away.textContent = "×";
    away.setAttribute("aria-label", "close");
    away.style.cssText =
      "float:right;font-size:1.5rem;width:40px;height:40px;color:inherit;background:none;border:0";
    away.onclick = () => sheet.remove();
    const words = document.createElement("pre");
    words.style.cssText = "margin:0;white-space:pre-wrap;overflow-wrap:anywhere";
    words.textContent = trouble;
    sheet.append(away, words);
    document.body.append(sheet);
  }

  for (;;) {
    try {
      const told = await (await fetch("/api/workbench", { cache: "no-store" })).json();
      if (began !== null && told.began !== began) return location.reload();
      began = told.began;
      show(told.trouble);
    } catch {
      // it is just starting anew
    }
    await new Promise((wake) => setTimeout(wake, 500));
  }
})();
