import type { Page } from 'playwright-core'

/**
 * Returns the layout faults of a page at its present width, one sentence each: clipped text without an ellipsis, text
 * outside its box, overlapping texts of different elements, and a page that scrolls sideways. Scrollable text is not
 * clipped, and moving layers (menus, sticky bars) overlap nothing. With a selector, only that part (such as a dialog)
 * is checked, including whether all of it is inside the window or can be scrolled to.
 */
export async function layoutFaults(page: Page, within?: string): Promise<string[]> {
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
  return page.evaluate(findFaults, within)
}

/** Runs in the page, so that it may use nothing from outside. */
function findFaults(within?: string): string[] {
  /** Less than this is the rounding of a font, not a letter. */
  const least = 2
  /** Share of a line's height above and below the small letters, which holds accents at most. */
  const bare = 0.22

  interface Box {
    left: number
    top: number
    right: number
    bottom: number
  }
  interface Line {
    element: Element
    words: string
    /** The visible part of it. */
    seen: Box
    /** The layer with which it scrolls; other layers pass over and under it. */
    layer: Element | null
  }

  const intersection = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  })
  const isSomething = (box: Box): boolean => box.right - box.left > least && box.bottom - box.top > least

  /** Returns the middle of a line, where small letters stand. */
  const middle = ({ left, top, right, bottom }: DOMRect): Box => {
    const edge = (bottom - top) * bare
    return { left, top: top + edge, right, bottom: bottom - edge }
  }

  const parentOf = (element: Element): Element | null =>
    element.parentElement ??
    (element.getRootNode() instanceof ShadowRoot ? (element.getRootNode() as ShadowRoot).host : null)

  /** The ancestors that can cut an element off: what is positioned leaves those behind that do not hold it. */
  const holdersOf = (element: Element): Element[] => {
    const holders: Element[] = []
    let { position } = getComputedStyle(element)
    for (let holder = parentOf(element); holder; holder = parentOf(holder)) {
      const style = getComputedStyle(holder)
      const holdsFixed = style.transform !== 'none' || style.filter !== 'none' || style.contain.includes('paint')
      if (position === 'fixed' && !holdsFixed) continue
      if (position === 'absolute' && style.position === 'static' && !holdsFixed) continue
      holders.push(holder)
      position = style.position
    }
    return holders
  }

  const faults: string[] = []
  const lines: Line[] = []

  const nameOf = (element: Element): string => {
    const name = (node: Element): string => {
      const classes = [...node.classList].slice(0, 2).map((word) => `.${word}`)
      return node.localName + classes.join('')
    }
    const parent = parentOf(element)
    return parent ? `${name(parent)} > ${name(element)}` : name(element)
  }

  /** A box that was made to hold nothing visible: words for screen readers. */
  const isForReadersOnly = (holder: Element, style: CSSStyleDeclaration): boolean => {
    const box = holder.getBoundingClientRect()
    return (
      (box.width <= 2 && box.height <= 2 && style.overflow !== 'visible') ||
      (style.clipPath !== 'none' && style.position === 'absolute') ||
      (style.clip !== 'auto' && style.position === 'absolute')
    )
  }

  const shortens = (style: CSSStyleDeclaration): boolean =>
    style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'

  const axes = [
    ['left', 'right', 'overflowX'],
    ['top', 'bottom', 'overflowY'],
  ] as const

  const readLine = (element: Element, words: string, whole: Box, holders: readonly Element[]): void => {
    let seen = whole
    let isShortened = shortens(getComputedStyle(element))
    let layer: Element | null = null
    let boxed: Element | null = null
    /** By axis: what is beyond this can be scrolled to. */
    const reached = { overflowX: false, overflowY: false }
    for (const holder of [element, ...holders]) {
      const style = getComputedStyle(holder)
      if (isForReadersOnly(holder, style)) return
      if (layer === null && (style.position === 'fixed' || style.position === 'sticky')) layer = holder
      if (holder === document.documentElement || holder === document.body) continue
      isShortened ||= shortens(style)
      const box = holder.getBoundingClientRect()
      for (const [start, end, overflow] of axes) {
        if (reached[overflow]) continue
        if (scrolls(style[overflow])) {
          reached[overflow] = true
          layer ??= holder
        }
        const isOver = box[start] - seen[start] > least || seen[end] - box[end] > least
        if (!isOver || reached[overflow] || isShortened) continue
        if (hides(style[overflow])) faults.push(`“${words}” is cut off by ${nameOf(holder)} (${nameOf(element)})`)
        else if (boxed === null && isBoxed(style))
          faults.push(`“${words}” runs out of ${nameOf(holder)} (${nameOf(element)})`)
      }
      if (isBoxed(style)) boxed ??= holder
      const hidden: Box = {
        left: hides(style.overflowX) ? box.left : seen.left,
        right: hides(style.overflowX) ? box.right : seen.right,
        top: hides(style.overflowY) ? box.top : seen.top,
        bottom: hides(style.overflowY) ? box.bottom : seen.bottom,
      }
      if (!reached.overflowX && !reached.overflowY) seen = intersection(seen, hidden)
      if (!isSomething(seen)) return
    }
    lines.push({ element, words, seen, layer })
  }
  const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip'
  const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll'
  /** Somebody sees where it ends. */
  const isBoxed = ({ display, backgroundColor, borderRightWidth, borderBottomWidth }: CSSStyleDeclaration): boolean =>
    display !== 'inline' &&
    (backgroundColor !== 'rgba(0, 0, 0, 0)' || borderRightWidth !== '0px' || borderBottomWidth !== '0px')

  const part = within === undefined ? document.body : (document.querySelector(within) ?? document.body)
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = (node.textContent ?? '').trim().slice(0, 40)
    const element = node.parentElement
    if (words === '' || !element || element.closest('script, style, noscript, option, [inert]')) continue
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const holders = holdersOf(element)
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const rect of range.getClientRects()) {
      const whole = middle(rect)
      if (isSomething(whole)) readLine(element, words, whole, holders)
    }
  }

  const pen = document.createElement('canvas').getContext('2d')
  for (const field of part.querySelectorAll<HTMLInputElement>('input:placeholder-shown')) {
    const style = getComputedStyle(field)
    if (!pen || style.textOverflow === 'ellipsis' || !field.checkVisibility({ visibilityProperty: true })) continue
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    const room = field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
    if (pen.measureText(field.placeholder).width - room > least)
      faults.push(`“${field.placeholder}” is cut off by its field (${nameOf(field)})`)
  }

  lines.sort((a, b) => a.seen.top - b.seen.top)
  lines.forEach((line, at) => {
    for (const other of lines.slice(at + 1)) {
      if (other.seen.top >= line.seen.bottom) break
      if (other.element === line.element || other.layer !== line.layer) continue
      if (!isSomething(intersection(line.seen, other.seen))) continue
      const [upper, lower] = [line, other].map(({ words, element }) => `“${words}” (${nameOf(element)})`)
      faults.push(`${upper} lies on ${lower}`)
    }
  })

  if (part !== document.body) {
    let box: Box = part.getBoundingClientRect()
    let isFixed = false
    for (const holder of [part, ...holdersOf(part)]) {
      const { position, overflowX, overflowY } = getComputedStyle(holder)
      isFixed ||= position === 'fixed'
      const isClip = [overflowX, overflowY].some((overflow) => hides(overflow) || scrolls(overflow))
      if (isClip && holder !== document.body && holder !== document.documentElement)
        box = intersection(box, holder.getBoundingClientRect())
    }
    // Content further down is reached by scrolling, unless it is fixed.
    const isBeside = -box.left > least || box.right - innerWidth > least
    const isBeyond = isFixed && (-box.top > least || box.bottom - innerHeight > least)
    if (isBeside || isBeyond) faults.push(`${nameOf(part)} is not all in the window`)
    return [...new Set(faults)]
  }

  // The scrolling element is the page or, in the owner area, the part with the heading.
  const heading = document.querySelector('h1')
  for (const holder of [document.documentElement, ...(heading ? holdersOf(heading) : [])]) {
    const over = holder.scrollWidth - holder.clientWidth
    const isPage = holder === document.documentElement || scrolls(getComputedStyle(holder).overflowX)
    if (isPage && over > 0) faults.push(`the page is ${over} px too wide (${nameOf(holder)})`)
  }
  return [...new Set(faults)]
}
