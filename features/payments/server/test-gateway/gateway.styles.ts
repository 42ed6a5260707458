/** Plain and unlike any shop, so that the page is not mistaken for one. */
export const gatewayCss = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:start center;padding:clamp(24px,16vh,200px) 24px 24px;background:#f1f3f6;color:#16181d;font:16px/1.6 system-ui,-apple-system,'Segoe UI',sans-serif}
main{width:100%;max-width:440px;padding:32px;background:#fff;border:1px solid #d7dce3;border-radius:12px}
.badge{display:inline-block;margin:0;padding:2px 10px;border-radius:99px;background:#ffb802;color:#16181d;font-weight:600;font-size:13px}
h1{margin:16px 0 4px;font-size:24px;line-height:32px}
.lead{margin:0 0 16px;color:#5a6270}
form{display:grid;gap:12px;margin-top:24px}
button{min-height:48px;padding:12px 16px;border:1px solid #8a93a3;border-radius:8px;background:none;color:inherit;font:inherit;font-weight:600;cursor:pointer}
button.main{border-color:#0066d6;background:#0066d6;color:#fff}
button:focus-visible{outline:3px solid #027aff;outline-offset:2px}
@media (prefers-color-scheme:dark){body{background:#101216;color:#eceef2}main{background:#1a1d23;border-color:#343a45}.lead{color:#a3abb9}}
`
