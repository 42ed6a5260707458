import { fontFile, fontFolder } from '#platform/theme'

const inter = `${fontFolder}${fontFile({ slug: 'inter' }, 'latin', 'normal')}`

/**
 * Styles of the owner area for pages before sign-in: ink on paper, one blue, light and dark. Content is aligned to the
 * top, because centred content would move while the page loads.
 */
export const accountPageCss = `
@font-face{font-family:Inter;font-weight:100 900;font-display:optional;src:url(${inter})format("woff2")}
:root{color-scheme:light dark;--ink:#16181d;--quiet:#5a6270;--paper:#fff;--line:#16181d24;--edge:#16181d70;--blue:#0066d6;--over:#0057b8;--on:#fff;--red:#b3261e;--wash:#fdf0ef;--a:#f1f3f6;--b:#eceff3;--c:#f6f7f9;--ground:#fff}
@media(prefers-color-scheme:dark){:root{--ink:#f0f2f5;--quiet:#a3abb8;--paper:#16181d;--line:#ffffff24;--edge:#ffffff66;--blue:#4da3ff;--over:#77b9ff;--on:#0b1220;--red:#ff9d94;--wash:#3a1c1a;--a:#1d2026;--b:#202329;--c:#1a1d22;--ground:#16181d}}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;grid-template-columns:minmax(0,1fr);background:var(--paper);color:var(--ink);font:400 15px/24px Inter,system-ui,sans-serif;-webkit-font-smoothing:antialiased}
.wall{display:none}
main{width:100%;max-width:408px;margin:0 auto;padding:clamp(32px,16dvh,200px) 24px 48px}
.brand{display:inline-flex;align-items:center;gap:10px;margin:0 0 40px;color:var(--ink);font-weight:600;font-size:16px;text-decoration:none;letter-spacing:-.01em}
.brand span{display:flex}
h1{margin:0 0 8px;font-size:28px;line-height:36px;font-weight:600;letter-spacing:-.02em;text-wrap:balance}
.lead{margin:0 0 28px;color:var(--quiet);text-wrap:pretty}
form{display:grid;gap:18px}
h1+form{margin-top:28px}
label{display:grid;gap:6px}
label>span{font-size:13px;line-height:18px;font-weight:500}
small{color:var(--quiet);font-size:13px;line-height:18px;text-wrap:pretty}
input{width:100%;height:44px;padding:0 12px;border:1px solid var(--edge);border-radius:6px;background:var(--ground);color:inherit;font:inherit;transition:border-color .12s ease-out}
input:hover{border-color:var(--ink)}
input:focus-visible,button:focus-visible,a:focus-visible{outline:2px solid var(--blue);outline-offset:2px}
button,.act{display:inline-flex;align-items:center;justify-content:center;width:100%;height:44px;margin-top:6px;padding:0 18px;border:0;border-radius:6px;background:var(--blue);color:var(--on);font:inherit;font-weight:600;text-decoration:none;cursor:pointer;transition:background-color .12s ease-out}
button:hover,.act:hover{background:var(--over)}
.problem{margin:0 0 20px;padding:12px 14px;border-radius:6px;background:var(--wash);color:var(--red);font-size:14px;line-height:20px}
h1+.problem{margin-top:20px}
button.quiet{background:transparent;border:1px solid var(--edge);color:var(--ink)}button.quiet:hover{background:var(--a);border-color:var(--ink)}
.passkey{gap:8px;margin-top:12px}h1+.passkey,.lead+.passkey{margin:0 0 24px}.passkey[hidden]{display:none}@media (scripting:enabled){.passkey[hidden]{display:grid;visibility:hidden}}
.note{margin:0;color:var(--red);font-size:14px;line-height:20px}.note:empty{display:none}
footer{display:grid;gap:8px;margin-top:28px;padding-top:20px;border-top:1px solid var(--line);color:var(--quiet);font-size:14px}
footer p{margin:0}
a{color:var(--blue);text-decoration-thickness:1px;text-underline-offset:3px}
.beside{display:flex;flex-wrap:wrap;gap:4px 16px}
@media(min-width:1024px){
body{grid-template-columns:minmax(0,1fr) minmax(0,1fr)}
.wall{display:block;position:sticky;top:0;width:100%;height:100dvh;order:2;background:var(--paper)}
.wall rect{fill:var(--a)}.wall .b{fill:var(--b)}.wall .c{fill:var(--c)}.wall .lit{fill:#027aff}
}
@media(prefers-reduced-motion:reduce){*{transition:none!important}}
`
  .trim()
  .replaceAll('\n', '')
