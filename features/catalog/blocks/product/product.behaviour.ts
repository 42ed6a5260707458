import { behaviour } from '#platform/islands'
import { sendForm } from '../../visitor/send-form.dom.ts'
import { isValueGone, withValue } from './choose-variant.rules.ts'
import { showImage } from './show-image.dom.ts'

/** Id, indexes of its values, price, price before the sale, stock in words, available pieces, image, SKU. */
type WakingVariant = readonly [string, readonly number[], string, string, string, number, string, string]

export interface WakingProduct {
  path: string
  /** The address word of each value of each option. */
  words: readonly (readonly string[])[]
  /** Empty for a product without options. */
  variants: readonly WakingVariant[]
  say: { add: string; added: string; failed: string; again: string; offline: string; gone: string; cart: string }
}

/** Chooses variants and adds to the cart without leaving the page. */
export const product = behaviour<WakingProduct>('product', (root, wakingProduct) => {
  const productElement = root.closest<HTMLElement>('.product') ?? root
  const form = root.querySelector('form')
  const onClick = (event: MouseEvent): void => {
    const link = (event.target as HTMLElement).closest<HTMLElement>('a[data-option]')
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    choose(productElement, wakingProduct, Number(link.dataset.option), Number(link.dataset.value))
  }
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault()
    if (form) void add(form, wakingProduct)
  }
  root.addEventListener('click', onClick)
  form?.addEventListener('submit', onSubmit)
  return () => {
    root.removeEventListener('click', onClick)
    form?.removeEventListener('submit', onSubmit)
  }
})

function choose(
  productElement: HTMLElement,
  { path, words, variants, say }: WakingProduct,
  optionAt: number,
  value: number,
): void {
  const all = variants.map(([, values, , , , most]) => ({ values, available: most }))
  const links = [...productElement.querySelectorAll<HTMLAnchorElement>('a[data-option]')]
  const chosen = words.map((_, at) =>
    Number(links.find(({ dataset, ariaCurrent }) => dataset.option === String(at) && ariaCurrent)?.dataset.value),
  )
  const variant = variants[withValue(all, chosen, optionAt, value)]
  if (!variant) return
  const [id, values, now, was, stock, most, image, sku] = variant
  const addressOf = (others: readonly number[]): string =>
    `${path}?options=${encodeURIComponent(others.map((valueAt, at) => words[at]?.[valueAt]).join(','))}`
  for (const link of links) {
    const [option, own] = [Number(link.dataset.option), Number(link.dataset.value)]
    const other = variants[withValue(all, values, option, own)]
    link.ariaCurrent = values[option] === own ? 'true' : null
    link.toggleAttribute('data-gone', isValueGone(all, values, option, own))
    if (other) link.href = addressOf(other[1])
    const name = link.ariaCurrent && productElement.querySelector(`[data-chosen-value="${option}"]`)
    if (name) name.textContent = link.textContent
  }
  for (const field of productElement.querySelectorAll<HTMLInputElement>('[name=variantId]')) field.value = id
  showPrice(productElement, now, was)
  showStock(productElement, stock, most, say)
  const fact = productElement.querySelector('[data-fact=sku]')
  if (fact) fact.textContent = sku
  if (image) showImage(productElement, image)
  if (productElement.hasAttribute('data-whole') && productElement.getRootNode() === document)
    history.replaceState(history.state, '', addressOf(values))
}

function showPrice(productElement: HTMLElement, now: string, was: string): void {
  for (const price of productElement.querySelectorAll(':is(.product-head, .product-bar) .product-price')) {
    const [first, before] = [price.querySelector('span'), price.querySelector('del')]
    if (first) first.textContent = now
    before?.remove()
    if (!was) continue
    const del = document.createElement('del')
    del.textContent = was
    price.append(del)
  }
}

function showStock(productElement: HTMLElement, stock: string, most: number, say: WakingProduct['say']): void {
  const words = productElement.querySelector<HTMLElement>('.product-stock')
  if (words) words.textContent = stock
  words?.toggleAttribute('data-gone', most === 0)
  const quantity = productElement.querySelector<HTMLInputElement>('[name=quantity]')
  if (quantity && most > 0) quantity.max = String(most)
  for (const button of productElement.querySelectorAll<HTMLButtonElement>(':is(.product-buy, .product-bar) button')) {
    button.disabled = most === 0
    button.textContent = most === 0 ? say.gone : say.add
  }
  const restock = productElement.querySelector<HTMLElement>('.product-restock')
  if (restock) restock.hidden = most > 0
}

async function add(form: HTMLFormElement, { say }: WakingProduct): Promise<void> {
  const statusElement = form.querySelector<HTMLElement>('.product-said')
  const button = form.querySelector<HTMLElement>('.product-buy button')
  button?.setAttribute('aria-busy', 'true')
  const { ok, sentence } = await sendForm(form, {
    failed: `${say.failed}. ${say.again}`,
    offline: `${say.failed}. ${say.offline}`,
  })
  button?.removeAttribute('aria-busy')
  if (!statusElement) return
  statusElement.textContent = ok ? `${say.added} ` : sentence
  statusElement.toggleAttribute('data-failed', !ok)
  if (!ok) return
  const link = document.createElement('a')
  Object.assign(link, { href: '/cart', textContent: say.cart })
  statusElement.append(link)
  const added = new FormData(form).get('variantId')
  document.dispatchEvent(new CustomEvent('quoin:cart', { detail: { added } }))
}
