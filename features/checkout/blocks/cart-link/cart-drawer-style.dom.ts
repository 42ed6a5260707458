/** Loaded with the drawer's script, so only pages where an item is added carry it. */
export const cartDrawerCss = `
.cart-drawer{position:fixed;inset:0;width:100%;height:100%;max-width:none;max-height:none;margin:0;padding:0;border:0;background:none;color:var(--text);overflow:hidden}
.cart-drawer::backdrop{background:rgb(0 0 0/.4)}
.cart-drawer-inner{position:absolute;inset-block:0;inset-inline-end:0;display:flex;flex-direction:column;width:min(27rem,100%);background:var(--bg);overflow-y:auto;overscroll-behavior:contain}
.cart-drawer-head{display:flex;align-items:center;justify-content:space-between;gap:1rem;padding:1.25rem 1.5rem .75rem}
.cart-drawer-title{margin:0;font-size:var(--size-l)}
.cart-drawer-close{flex:none;width:44px;height:44px;margin-inline-end:-.75rem;padding:0;border:0;background:none;font-size:1.75rem;font-weight:300;line-height:1;cursor:pointer}
.cart-drawer-free{display:grid;gap:.6rem;padding:0 1.5rem 1rem;font-size:var(--size-s)}
.cart-drawer-free:empty{display:none}
.cart-drawer-bar{height:4px;border-radius:99px;background:linear-gradient(var(--accent) 0 0) 0/var(--share) 100% no-repeat var(--line)}
.cart-drawer-bar:dir(rtl){background-position:100%}
.cart-drawer-lines{flex:1 0 auto}
.cart-drawer-lines ul{margin:0;padding:0 1.5rem;list-style:none}
.cart-drawer-line{display:grid;grid-template-columns:80px minmax(0,1fr) auto;gap:1rem;padding-block:1rem;border-top:1px solid var(--line)}
.cart-drawer-image{aspect-ratio:1;overflow:hidden;border-radius:var(--image-radius);background:var(--surface)}
.cart-drawer-image img{display:block;width:100%;height:100%;object-fit:cover}
.cart-drawer-words{display:grid;gap:.25rem;justify-items:start;align-content:start}
.cart-drawer-words>:first-child{color:inherit;font-weight:600;text-decoration:none}
.cart-drawer-words small{font-size:var(--size-s);color:var(--muted)}
.cart-drawer-words .cart-drawer-message{color:var(--text);font-weight:600}
.cart-drawer-price{font-variant-numeric:tabular-nums}
.cart-drawer-steps{display:flex;align-items:center;margin-top:.4rem;font-variant-numeric:tabular-nums}
.cart-drawer-steps>span{min-width:2.25rem;text-align:center}
.cart-drawer-steps button{min-width:36px;min-height:36px;padding:0;border:1px solid var(--edge);border-radius:min(var(--radius),8px);background:none;cursor:pointer}
.cart-drawer-steps button:disabled{opacity:.4;cursor:default}
.cart-drawer-steps .cart-drawer-remove{margin-inline-start:1rem;border:0;font-size:var(--size-s);text-decoration:underline;text-underline-offset:.2em}
.cart-drawer-empty{padding:1rem 1.5rem;color:var(--muted)}
.cart-drawer-status{margin:0;padding:0 1.5rem}
.cart-drawer-status:not(:empty){padding-block:.75rem}
.cart-drawer-foot{position:sticky;bottom:0;display:grid;gap:.6rem;padding:1rem 1.5rem max(1.25rem,env(safe-area-inset-bottom));border-top:1px solid var(--line);background:var(--bg)}
.cart-drawer-foot[hidden]{display:none}
.cart-drawer-sum{display:flex;justify-content:space-between;margin:0;font-size:var(--size-l)}
.cart-drawer-note{margin:0 0 .25rem;font-size:var(--size-s);color:var(--muted)}
.cart-drawer-way{justify-self:center;padding:.5rem;color:inherit;font-size:var(--size-s)}
.cart-drawer[aria-busy] .cart-drawer-lines{opacity:.6}
@media (max-width:600px){.cart-drawer-inner{inset-block:auto 0;width:100%;max-height:88dvh;border-radius:max(var(--radius),14px) max(var(--radius),14px) 0 0}}
@media (prefers-reduced-motion:no-preference){
.cart-drawer-inner{transition:translate .22s ease-out}
.cart-drawer::backdrop{transition:background-color .22s}
@starting-style{.cart-drawer[open] .cart-drawer-inner{translate:100% 0}.cart-drawer[open]::backdrop{background:rgb(0 0 0/0)}}
}
@media (prefers-reduced-motion:no-preference) and (max-width:600px){@starting-style{.cart-drawer[open] .cart-drawer-inner{translate:0 100%}}}
`
