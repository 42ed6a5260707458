import { fontFile, fontFolder } from '#platform/theme'

const inter = `${fontFolder}${fontFile({ slug: 'inter' }, 'latin', 'normal')}`

/** Black on paper with one blue; the sites add colours. */
export const frontPageCss = `
@font-face{font-family:Inter;font-weight:100 900;font-display:swap;src:url(${inter})format("woff2")}
:root{color-scheme:light dark;--ink:#16181d;--quiet:#5a6270;--paper:#fff;--line:#16181d1f;--blue:#0066d6;--over:#0057b8;--on:#fff;--stone:#eceff3;--lit:#027aff}
@media(prefers-color-scheme:dark){:root{--ink:#f0f2f5;--quiet:#a3abb8;--paper:#16181d;--line:#ffffff24;--blue:#4da3ff;--over:#77b9ff;--on:#0b1220;--stone:#22262d;--lit:#4da3ff}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:400 17px/28px Inter,system-ui,sans-serif;-webkit-font-smoothing:antialiased}
.frame{max-width:1240px;margin:0 auto;padding:0 clamp(20px,5vw,56px)}
header{display:flex;align-items:center;justify-content:space-between;height:80px}
.brand{display:inline-flex;align-items:center;gap:10px;font-weight:600;font-size:17px;letter-spacing:-.01em}
.brand svg{display:block}
a{color:inherit}
a:focus-visible{outline:2px solid var(--blue);outline-offset:3px;border-radius:4px}
.act{display:inline-flex;align-items:center;height:44px;padding:0 20px;border-radius:6px;background:var(--blue);color:var(--on);font-weight:600;font-size:16px;text-decoration:none;transition:background-color .12s ease-out}
.act:hover{background:var(--over)}
.way{font-size:16px;font-weight:500;text-decoration-thickness:1px;text-underline-offset:4px}
.hero{padding:clamp(56px,11vw,136px) 0 clamp(64px,9vw,120px);max-width:940px}
h1{margin:0 0 24px;font-size:clamp(38px,6.4vw,80px);line-height:1.04;font-weight:600;letter-spacing:-.035em;text-wrap:balance}
.lead{margin:0 0 36px;max-width:38em;color:var(--quiet);font-size:clamp(17px,1.6vw,20px);line-height:1.55;text-wrap:pretty}
.acts{display:flex;flex-wrap:wrap;align-items:center;gap:16px 28px}
.sites{padding-bottom:clamp(64px,9vw,120px)}
.sites>div{display:flex;flex-wrap:wrap;align-items:baseline;gap:4px 16px;margin:0 0 28px;padding-top:24px;border-top:1px solid var(--line)}
h2{margin:0;font-size:20px;line-height:28px;font-weight:600;letter-spacing:-.01em}
.sites p{margin:0;color:var(--quiet);font-size:16px}
ul{display:grid;gap:20px;margin:0;padding:0;list-style:none}
.card{display:flex;flex-direction:column;height:100%;overflow:hidden;border-radius:8px;box-shadow:0 0 0 1px var(--line);background:var(--own-paper);color:var(--own-ink);text-decoration:none}
.card img,.plain{display:block;width:100%;aspect-ratio:4/3;object-fit:cover;background:var(--own-accent)}
.card .words{display:grid;gap:2px;padding:20px 22px 22px}
.card b{font-size:clamp(24px,2.4vw,32px);line-height:1.15;font-weight:inherit;overflow-wrap:anywhere}
.card small{font:400 14px/20px Inter,system-ui,sans-serif;opacity:.8}
.card img{transition:opacity .2s ease-out}.card:hover img{opacity:.88}
@media(min-width:760px){ul{grid-template-columns:repeat(6,1fr)}li{grid-column:span 2}li:first-child:nth-last-child(2),li:first-child:nth-last-child(2)~li{grid-column:span 3}li:first-child:nth-last-child(3){grid-column:span 6}li:first-child:nth-last-child(3)~li{grid-column:span 3}
li:first-child:nth-last-child(3) .card{flex-direction:row;align-items:stretch}li:first-child:nth-last-child(3) :is(img,.plain){width:62%;aspect-ratio:16/9}li:first-child:nth-last-child(3) .words{align-content:end;padding:32px}li:first-child:nth-last-child(3) b{font-size:clamp(32px,4vw,52px)}}
.stones{display:flex;gap:4px;height:28px}.stones i{flex:2;background:var(--stone);border-radius:2px}.stones i:nth-child(even){flex:3}.stones i:nth-child(2){background:var(--lit)}
@media(prefers-reduced-motion:reduce){*{transition:none!important}}
`
  .trim()
  .replaceAll('\n', '')
