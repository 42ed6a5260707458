import type { CartDrawer } from '../../contract/cart-drawer.ts'

type Words = CartDrawer['words']
type Line = CartDrawer['lines'][number]

export interface DrawerParts {
  dialog: HTMLDialogElement
  close: HTMLButtonElement
  list: HTMLElement
  progress: HTMLElement
  subtotal: HTMLElement
  note: HTMLElement
  foot: HTMLElement
  status: HTMLElement
}

/** Creates the frame of the drawer, which stays while its content changes. */
export function drawerParts(words: Words): DrawerParts {
  const dialog = element('dialog', 'cart-drawer')
  const heading = element('h2', 'cart-drawer-title', words.added)
  heading.id = 'cart-drawer-title'
  dialog.setAttribute('aria-labelledby', heading.id)
  const close = Object.assign(element('button', 'cart-drawer-close', '×'), { type: 'button', ariaLabel: words.close })
  const head = element('header', 'cart-drawer-head')
  head.append(heading, close)
  const [progress, list] = [element('div', 'cart-drawer-free'), element('div', 'cart-drawer-lines')]
  const [subtotal, note] = [element('strong', ''), element('p', 'cart-drawer-note')]
  const status = element('p', 'cart-drawer-status')
  status.setAttribute('role', 'status')
  const sum = element('p', 'cart-drawer-sum')
  sum.append(element('span', '', words.subtotal), subtotal)
  const foot = element('footer', 'cart-drawer-foot')
  foot.append(sum, note, way('button', '/checkout', words.checkout), way('cart-drawer-way', '/cart', words.cart))
  const inner = element('div', 'cart-drawer-inner')
  inner.append(head, progress, list, status, foot)
  dialog.append(inner)
  return { dialog, close, list, progress, subtotal, note, foot, status }
}

export function progressOf({ freeShipping }: CartDrawer): HTMLElement[] {
  if (!freeShipping) return []
  const bar = element('span', 'cart-drawer-bar')
  bar.style.setProperty('--share', `${freeShipping.share * 100}%`)
  return [element('p', '', freeShipping.text), bar]
}

export function lineList({ lines, words }: CartDrawer, variantId: string): HTMLElement {
  if (lines.length === 0) return element('p', 'cart-drawer-empty', words.empty)
  const list = element('ul', '')
  const first = lines.filter((line) => line.variantId === variantId)
  list.append(...[...first, ...lines.filter((line) => !first.includes(line))].map((line) => lineOf(line, words)))
  return list
}

function lineOf(line: Line, words: Words): HTMLElement {
  const row = element('li', 'cart-drawer-line')
  const name = line.url ? way('', encodeURI(line.url), line.title) : element('span', '', line.title)
  const text = element('div', 'cart-drawer-words')
  text.append(name)
  if (line.details) text.append(element('small', '', line.details))
  if (line.message) text.append(element('small', 'cart-drawer-message', line.message))
  text.append(stepper(line, words))
  row.append(imageOf(line), text, element('span', 'cart-drawer-price', line.price))
  return row
}

function imageOf({ image }: Line): HTMLElement {
  const frame = element('div', 'cart-drawer-image')
  if (!image) return frame
  const { src, srcSet, width, height } = image
  frame.append(Object.assign(new Image(width, height), { alt: '', sizes: '80px', srcset: srcSet, src }))
  return frame
}

function stepper({ id, quantity, most, title }: Line, words: Words): HTMLElement {
  const group = element('div', 'cart-drawer-steps')
  group.setAttribute('role', 'group')
  group.ariaLabel = words.quantityOf.replace('{title}', title)
  const act = (name: 'less' | 'more' | 'remove', sign: string): HTMLButtonElement => {
    const button = element('button', name === 'remove' ? 'cart-drawer-remove' : '', sign)
    Object.assign(button, { type: 'button', ariaLabel: `${words[name]}: ${title}` })
    Object.assign(button.dataset, { line: id, act: name, quantity: String(quantity) })
    return button
  }
  const [less, more] = [act('less', '−'), act('more', '+')]
  less.disabled = quantity <= 1
  more.disabled = most !== null && quantity >= most
  group.append(less, element('span', '', String(quantity)), more, act('remove', words.remove))
  return group
}

function way(className: string, href: string, text: string): HTMLAnchorElement {
  return Object.assign(element('a', className, text), { href })
}

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string, text = '') {
  return Object.assign(document.createElement(tag), className && { className }, text && { textContent: text })
}
