/** C9.13: stacking order of dialogs in the page. Modal dialogs are in the browser's top layer. */
export const dialogLayer = 30_000
/** B9.24, B9.25 */
export const dialogWidth = 350
export const dialogPadding = 20

export const dialogCss = `
.dialog{box-sizing:border-box;width:min(${dialogWidth}px,100vw - 32px);max-width:none;max-height:calc(100dvh - 32px);margin:auto;padding:${dialogPadding}px;border:0;border-radius:max(4px,min(var(--radius,8px),16px));background:var(--bg,#fff);color:var(--text,#111);z-index:${dialogLayer};box-shadow:0 1px 2px rgb(0 0 0/.16),0 18px 60px rgb(0 0 0/.28);overflow:auto;overscroll-behavior:contain}
.dialog:focus{outline:0}
.dialog::backdrop{background:rgb(0 0 0/.42)}
.dialog h2{margin:0 0 .5em;font-size:1.15em;line-height:1.25}
.dialog p{margin:0;white-space:pre-line;overflow-wrap:anywhere}
.dialog-buttons{display:flex;flex-wrap:wrap;justify-content:flex-end;gap:8px;margin-top:${dialogPadding}px}
.dialog code{display:block;margin-top:.8em;font-size:.82em;overflow-wrap:anywhere}
@media (prefers-reduced-motion:no-preference){.dialog[open],.dialog[open]::backdrop{animation:dialog-in .3s ease-out}@keyframes dialog-in{from{opacity:0}}}
@media (forced-colors:active){.dialog{border:1px solid}}`
