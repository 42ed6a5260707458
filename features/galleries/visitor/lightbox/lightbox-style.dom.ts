/** Loaded with the lightbox's script, so that other pages do not contain it. */
export const lightboxCss = `
.lightbox{--lb:12,12,13;--lb-ink:#fff;width:100%;height:100%;max-width:none;max-height:none;padding:0;border:0;background:none;color:var(--lb-ink);overflow:hidden}
.lightbox[data-theme=light]{--lb:255,255,255;--lb-ink:#17181a}
.lightbox::backdrop{background:none}
.lightbox-overlay,.lightbox-stage,.lightbox :is(.gallery-view,.gallery-track,.slide){position:absolute;inset:0}
.lightbox-overlay{background:rgb(var(--lb));opacity:.95;will-change:opacity;backdrop-filter:blur(24px)}
.lightbox-stage{touch-action:none;isolation:isolate}
.lightbox .slide{display:none;place-items:center;z-index:888;padding:4.5rem 1rem;box-sizing:border-box}
.lightbox .slide:is([data-current],[data-near]){display:grid}
.lightbox .slide[data-current]{z-index:889}
.lightbox-image{width:min(100%,var(--w),(100dvh - 9rem)*var(--r))}
.lightbox-image img{display:block;will-change:opacity;width:100%;height:auto;aspect-ratio:var(--r)}
.lightbox .video-wrapper{width:min(100%,(100dvh - 9rem)*var(--ratio,16/9));aspect-ratio:var(--ratio,16/9)}
.lightbox-caption{position:absolute;inset:auto 0 0;z-index:1;padding:1rem 5vw;text-align:center;font-size:.875rem;pointer-events:none}
.lightbox-caption :empty{display:none}
.lightbox[data-zoomed] .lightbox-caption *{background:rgb(var(--lb),.7)}
.lightbox-caption :is(h2,p){font-size:1em;margin:0;color:inherit;line-height:1.5}
.lightbox-bar{position:absolute;inset:0 0 auto;display:flex;align-items:center;gap:4px;padding:12px;z-index:2}
.lightbox-count{margin-inline:12px auto;unicode-bidi:plaintext}
.lightbox button,.lightbox-bar a{display:grid;place-items:center;width:44px;height:44px;padding:0;border:0;border-radius:50%;background:rgb(var(--lb),.5);color:inherit;cursor:pointer}
.lightbox :focus-visible{outline:2px solid}
.lightbox svg{width:22px;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round}
.lightbox>[data-control]{position:absolute;inset-inline:12px;top:calc(50% - 22px);z-index:2}
.lightbox>[data-control=next]{inset-inline-start:auto}
.lightbox:dir(rtl)>[data-control] svg{scale:-1 1}
.lightbox .disabled{opacity:.4}
.lightbox[data-quiet]:not([data-zoomed])>:is(.lightbox-bar,[data-control]):not(:focus-within,:hover){opacity:0}
.lightbox-open{overflow:hidden}
@media (width<768px){.lightbox .slide{padding-inline:0}.lightbox>[data-control]{display:none}}
`
