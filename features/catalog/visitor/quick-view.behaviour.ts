import { behaviour } from '#platform/islands'

export interface QuickViewWords {
  close: string
  productLink: string
}

/**
 * Opens a product over its list: the product's page is fetched and its product extracted. If that fails, the link opens
 * the page.
 */
export const quickView = behaviour<QuickViewWords>('quick-view', (root, words) => {
  const link = root.querySelector('a')
  if (!link) return undefined
  const open = async (event: MouseEvent): Promise<void> => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    link.setAttribute('aria-busy', 'true')
    try {
      const answer = await fetch(link.href)
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
      const product = page.querySelector<HTMLElement>('.product')
      if (!answer.ok || !product) throw new TypeError('No product')
      show(product, link, words, page)
      // Analytics listen for this event (C7.23).
      document.dispatchEvent(new CustomEvent('quoin:quick-view', { detail: { id: page.body.id.slice(5) } }))
    } catch {
      location.assign(link.href)
    }
    link.removeAttribute('aria-busy')
  }
  const listen = (event: MouseEvent): void => void open(event)
  link.addEventListener('click', listen)
  return () => link.removeEventListener('click', listen)
})

/** On a phone the sheet has only the options and the button, which is always visible. */
const sheetCss = `@media (max-width:600px){
.product-images,.product-info>:not(.product-head,.product-restock,:has(.product-form),.product-form),.product-lead{display:none}
.product-buy{position:sticky;bottom:0;padding-block:.75rem;background:var(--bg)}
}`

function show(product: HTMLElement, link: HTMLAnchorElement, words: QuickViewWords, page: Document): void {
  for (const needless of product.querySelectorAll('.product-related, .product-crumbs, .product-bar')) needless.remove()
  // The address is that of the list, so images do not change it.
  for (const slide of product.querySelectorAll('[data-slide-id]')) slide.removeAttribute('data-slide-id')
  const close = document.createElement('button')
  Object.assign(close, { type: 'button', className: 'quick-view-close', textContent: '×', ariaLabel: words.close })
  const productLink = document.createElement('a')
  Object.assign(productLink, { href: link.href, textContent: words.productLink, className: 'quick-view-whole' })
  const dialog = document.createElement('dialog')
  dialog.className = 'quick-view'
  dialog.setAttribute('aria-label', product.querySelector('h1, h2')?.textContent ?? '')
  dialog.append(close, apart(product, page), productLink)
  const leave = (): void => dialog.close()
  close.addEventListener('click', leave)
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) leave()
  })
  // The cart beside the page shows the added product.
  document.addEventListener('quoin:cart', leave)
  dialog.addEventListener('close', () => {
    document.removeEventListener('quoin:cart', leave)
    dialog.remove()
    link.focus()
  })
  document.body.append(dialog)
  dialog.showModal()
}

/** The product is shown in a shadow root, because the style sheets of its page must not affect this page. */
function apart(product: HTMLElement, page: Document): HTMLElement {
  const host = document.createElement('div')
  const theme = product.closest('[data-theme]')?.getAttribute('data-theme')
  const ctx = document.createElement('div')
  if (theme) ctx.setAttribute('data-theme', theme)
  ctx.append(document.adoptNode(product))
  const sheet = document.createElement('style')
  sheet.textContent = sheetCss
  host
    .attachShadow({ mode: 'open' })
    .append(...[...page.querySelectorAll('style')].map((style) => document.adoptNode(style)), sheet, ctx)
  return host
}
