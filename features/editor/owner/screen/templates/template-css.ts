/**
 * Styles around the miniatures, with class names that begin with `qt-`. The content uses the site's own style sheet.
 */
export const templateCss = `
body{margin:0;background:#fff}
.qt-list{display:grid;grid-template-columns:repeat(auto-fill,minmax(256px,1fr));gap:24px 20px;margin:0;padding:16px 4px 24px;list-style:none}
.qt-item{position:relative;display:flex;flex-direction:column;gap:8px;margin:0;content-visibility:auto;contain-intrinsic-size:256px 190px}
.qt-view{height:173px;overflow:hidden;border-radius:8px;box-shadow:0 0 0 1px rgb(22 24 29/16%);background:var(--paper,#fff)}
.qt-view>.section{zoom:.27;min-height:640px!important;box-sizing:border-box;justify-content:center}
.qt-view .image-empty{margin:0;height:100%;min-height:100%;border:0;background:color-mix(in srgb,currentColor 16%,transparent);color:inherit;font-size:0}
.qt-choose{padding:0;border:0;background:none;color:#16181d;font:500 13px/18px "Inter Variable",system-ui,sans-serif;letter-spacing:0;text-transform:none;text-align:start;cursor:default}
.qt-choose::after{content:"";position:absolute;inset:0;border-radius:8px}
.qt-remove{position:absolute;inset-block-end:0;inset-inline-end:0;z-index:1;padding:0 2px;border:0;border-radius:4px;background:none;color:#5b616e;font:500 13px/18px "Inter Variable",system-ui,sans-serif;letter-spacing:0;text-transform:none;text-decoration:underline;text-underline-offset:3px;cursor:default}
.qt-remove:hover{color:#b3261e}
.qt-remove:focus-visible{outline:2px solid #027aff;outline-offset:1px}
.qt-item:has(.qt-remove) .qt-choose{padding-inline-end:72px}
.qt-item:hover .qt-view{box-shadow:0 0 0 2px #027aff}
.qt-choose:focus-visible{outline:none}
.qt-choose:focus-visible::after{outline:2px solid #027aff;outline-offset:3px}
`
