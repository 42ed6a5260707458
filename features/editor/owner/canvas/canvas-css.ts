/**
 * The editor's own marks on the canvas. Their class names begin with `qe-`; no rule here may change the layout of the
 * page.
 */
export const canvasCss = `
.qe-page .block{cursor:default;outline:none}
.qe-page .block>.qe-inert{display:contents}
.qe-page .section{min-height:96px}
.qe-page .section[data-height="small"]{min-height:calc(.36*var(--qe-screen,100svh))}
.qe-page .section[data-height="medium"]{min-height:calc(.56*var(--qe-screen,100svh))}
.qe-page .section[data-height="large"]{min-height:calc(.78*var(--qe-screen,100svh))}
.qe-page .section[data-height="screen"]{min-height:calc(1*var(--qe-screen,100svh))}
.site-header.qe-own .section{min-height:0}
.site-header.qe-own .grid{display:grid;gap:var(--cell-gap)}
@media (max-width:432px){.site-header.qe-own .grid{row-gap:var(--gap)}}
.qe-text>.text{outline:none;white-space:pre-wrap;cursor:text}
.qe-page .block[data-blank]{position:relative;min-height:1.6em;cursor:text}
.qe-page .block[data-blank]::before{content:attr(data-blank);position:absolute;inset:0 auto auto 0;color:inherit;opacity:.55;pointer-events:none}
.qe-page [data-setting="title"]{cursor:text;outline:none}
.qe-page [data-setting="title"]:empty::before{content:attr(data-placeholder);opacity:.5}
.qe-page .post-head{position:relative}
.qe-cover{position:absolute;top:calc(var(--section-space) - 44px*var(--qe-k,1));left:0;z-index:3;display:inline-flex;align-items:center;gap:.5em;padding:.35em .8em;border:0;border-radius:calc(6px*var(--qe-k,1));background:rgb(22 24 29/6%);color:inherit;font:500 calc(12px*var(--qe-k,1))/1.4 "Inter Variable",system-ui,sans-serif;letter-spacing:0;text-transform:none;cursor:default}
.post-image~.qe-cover{top:auto;bottom:calc(10px*var(--qe-k,1));left:calc(10px*var(--qe-k,1));background:#16181d;color:#fff}
.qe-cover svg{width:1.2em;height:1.2em}
.qe-cover:focus-visible{outline:2px solid #027aff;outline-offset:2px}
.qe-layer{position:absolute;left:0;top:0;width:100%;z-index:2147483000;pointer-events:none;font:500 calc(11px*var(--qe-k,1))/calc(16px*var(--qe-k,1)) "Inter Variable",system-ui,sans-serif;letter-spacing:0;text-transform:none;color:#16181d}
.qe-layer *{box-sizing:border-box}
.qe-box{position:absolute;border:calc(1.5px*var(--qe-k,1)) solid #027aff;margin:calc(-1.5px*var(--qe-k,1));box-sizing:content-box!important}
.qe-box.hover{border-color:color-mix(in srgb,#027aff 55%,transparent)}
.qe-box.section{margin:0;box-sizing:border-box!important}
.qe-box.editing{border-style:solid;border-color:color-mix(in srgb,#027aff 45%,transparent)}
.qe-box.ghost{border:0;margin:0;background:rgb(2 122 255/14%);box-shadow:inset 0 0 0 1.5px #027aff;border-radius:2px}
.qe-name{position:absolute;left:-1.5px;bottom:100%;padding:0 .55em;border-radius:3px 3px 0 0;background:#006be0;color:#fff;white-space:nowrap}
.qe-name.low{bottom:auto;top:0;border-radius:0 0 3px 0}
.qe-size{position:absolute;right:-1.5px;top:calc(100% + 4px);padding:0 5px;border-radius:3px;background:#16181d;color:#fff;white-space:nowrap;font-variant-numeric:tabular-nums}
.qe-handle{position:absolute;width:calc(24px*var(--qe-k,1));height:calc(24px*var(--qe-k,1));margin:calc(-12px*var(--qe-k,1)) 0 0 calc(-12px*var(--qe-k,1));padding:0;border:0;background:none;pointer-events:auto;touch-action:none}
.qe-handle::after{content:"";position:absolute;left:calc(8px*var(--qe-k,1));top:calc(8px*var(--qe-k,1));width:calc(8px*var(--qe-k,1));height:calc(8px*var(--qe-k,1));border:calc(1.5px*var(--qe-k,1)) solid #027aff;border-radius:2px;background:#fff}
.qe-cells{position:absolute;background-color:rgb(2 122 255/3%)}
.qe-cells i{position:absolute;background:rgb(2 122 255/7%);border-radius:1px}
.qe-by-hand{position:absolute;width:calc(10px*var(--qe-k,1));height:calc(10px*var(--qe-k,1));margin:calc(-5px*var(--qe-k,1)) 0 0 calc(-5px*var(--qe-k,1));border:calc(1.5px*var(--qe-k,1)) solid #fff;border-radius:50%;background:#b45309}
.qe-guide{position:absolute;min-width:1px;min-height:1px;background:#e5178f}
.qe-guide>span{position:absolute;left:50%;top:50%;transform:translate(-50%,-50%);padding:0 .4em;border-radius:3px;background:#c4107a;color:#fff;font-variant-numeric:tabular-nums}
.qe-guide[data-equal]{background:#5b3cc4}
.qe-guide[data-equal]>span{background:#5b3cc4}
.qe-covered{position:absolute;border:calc(1.5px*var(--qe-k,1)) dashed #b45309;background:rgb(245 158 11/16%)}
.qe-covered>span{position:absolute;right:0;bottom:100%;padding:0 .5em;border-radius:3px 3px 0 0;background:#92400e;color:#fff;white-space:nowrap}
.qe-note{position:absolute;display:inline-flex;align-items:center;gap:.25em;height:calc(22px*var(--qe-k,1));margin:calc(-11px*var(--qe-k,1)) 0 0;transform:translateX(-70%);padding:0 .5em;border:0;border-radius:99px 99px 99px 3px;background:#8a4b08;color:#fff;font:inherit;pointer-events:auto;cursor:default}
.qe-pointer{position:absolute;z-index:3;pointer-events:none;transition:left .12s linear,top .12s linear;font-size:calc(11px*var(--qe-k,1))}
.qe-pointer svg{display:block;width:calc(16px*var(--qe-k,1));height:calc(16px*var(--qe-k,1))}
.qe-pointer span{display:inline-block;margin-inline-start:calc(12px*var(--qe-k,1));padding:.15em .6em;border-radius:99px;color:#fff;white-space:nowrap}
@media (prefers-reduced-motion:reduce){.qe-pointer{transition:none}}
.qe-note svg{width:1.1em;height:1.1em}
.qe-note:focus-visible{outline:2px solid #027aff;outline-offset:2px}
.qe-add-block{position:absolute;display:grid;place-items:center;width:calc(22px*var(--qe-k,1));height:calc(22px*var(--qe-k,1));margin:calc(-11px*var(--qe-k,1)) 0 0 calc(-11px*var(--qe-k,1));padding:0;border:0;border-radius:99px;background:#006be0;color:#fff;pointer-events:auto;cursor:default}
.qe-add-block[data-chosen]{margin-top:calc(12px*var(--qe-k,1))}
.qe-add-block svg{width:calc(14px*var(--qe-k,1));height:calc(14px*var(--qe-k,1))}
.qe-part,.qe-framed{position:relative}
.qe-part:has(>[inert]>[data-overlay]){position:absolute;inset:0 0 auto;z-index:10}
.qe-part::after{content:"";position:absolute;inset:0;background:#fff;opacity:0;transition:opacity 120ms ease-out}
.qe-part:hover::after{opacity:.5}
.qe-elsewhere{position:absolute;right:calc(12px*var(--qe-k,1));top:calc(12px*var(--qe-k,1));z-index:11;display:inline-flex;align-items:center;gap:.5em;height:calc(28px*var(--qe-k,1));padding:0 .9em;border:0;border-radius:calc(6px*var(--qe-k,1));background:#16181d;color:#fff;font:500 calc(12px*var(--qe-k,1))/1.3 "Inter Variable",system-ui,sans-serif;letter-spacing:0;text-transform:none;opacity:0;transition:opacity 120ms ease-out;cursor:default}
.qe-elsewhere svg{width:1.2em;height:1.2em}
.qe-part:hover>.qe-elsewhere,.qe-framed:hover>.qe-elsewhere,.qe-elsewhere:focus-visible{opacity:1}
.qe-elsewhere:focus-visible{outline:2px solid #027aff;outline-offset:2px}
.qe-page .block[data-ghost]{display:block!important;opacity:.35}
.qe-add{position:absolute;left:50%;height:calc(28px*var(--qe-k,1));margin:calc(-14px*var(--qe-k,1)) 0 0;transform:translateX(-50%);padding:0 1em 0 .7em;display:inline-flex;align-items:center;gap:4px;border:0;border-radius:99px;background:#006be0;color:#fff;font:500 calc(12px*var(--qe-k,1))/1.3 "Inter Variable",system-ui,sans-serif;white-space:nowrap;pointer-events:auto;opacity:0;transition:opacity 120ms ease-out;cursor:default}
.qe-add svg{width:1.2em;height:1.2em}
.qe-add.shown,.qe-add:focus-visible{opacity:1}
.qe-add:focus-visible{outline:2px solid #027aff;outline-offset:2px}
.qe-add-line{position:absolute;left:0;right:0;height:2px;margin-top:-1px;background:#027aff;opacity:0}
.qe-marquee{position:absolute;border:1px solid #027aff;background:rgb(2 122 255/8%)}
.qe-drop{box-shadow:inset 0 0 0 2px #027aff}
.qe-empty{display:grid;place-items:center;gap:14px;min-height:60vh;padding:48px 24px;font:400 15px/22px "Inter Variable",system-ui,sans-serif;color:#616875;text-align:center;background:#fff}
.qe-empty button{padding:9px 16px;border:0;border-radius:6px;background:#006be0;color:#fff;font:500 13px/20px "Inter Variable",system-ui,sans-serif}
.qe-section-empty{position:absolute;display:grid;place-items:center;pointer-events:none}
.qe-section-empty button{pointer-events:auto;display:inline-flex;align-items:center;gap:6px;padding:7px 12px;border:1px dashed currentColor;border-radius:6px;background:none;color:inherit;font:500 12px/16px "Inter Variable",system-ui,sans-serif}
.qe-broken{padding:16px;border:1px dashed currentColor;font:400 13px/20px "Inter Variable",system-ui,sans-serif;opacity:.7}
@media (prefers-reduced-motion:reduce){.qe-add,.qe-elsewhere,.qe-part::after{transition:none}}
`
