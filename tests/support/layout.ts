import type { Page } from 'playwright-core'

/** The widths of a phone, a tablet and a desk. */
export const widths = [390, 768, 1440] as const

/**
 * What is laid out wrongly in a page that is shown in the pseudo-language, at each width, a line each: words that are cut off, that stand
 * outside their box or over others, and a page that scrolls sideways. Words of the product have accents: of those alone nothing may be cut
 * off, for a title that somebody typed may be too long for its place.
 */
export async function layoutFaults(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    found.push(...(await page.evaluate(faultsInPage)).map((fault) => `at ${width}: ${fault}`))
  }
  return found
}

/** Runs in the browser. */
function faultsInPage(): string[] {
  const slack = 1.5
  const over = document.documentElement.scrollWidth - window.innerWidth
  const found = over > 0 ? [`the page is ${over} px too wide`] : []

  interface Words {
    element: HTMLElement
    text: string
    box: DOMRect
    lines: DOMRect[]
  }

  const isSeen = (element: HTMLElement): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })
  const isHiddenFromSight = (element: Element | null): boolean => {
    for (let at = element; at; at = at.parentElement) {
      const { width, height } = at.getBoundingClientRect()
      if (width <= 1.5 && height <= 1.5) return true
    }
    return false
  }
  const wordsOf = (): Words[] => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const all: Words[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (!element || text === '' || !isSeen(element) || isHiddenFromSight(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
      if (lines.length > 0) all.push({ element, text, box: range.getBoundingClientRect(), lines })
    }
    return all
  }
  const nameOf = ({ element, text }: Words): string =>
    `“${text.slice(0, 40)}” in ${element.tagName.toLowerCase()}${[...element.classList].map((name) => `.${name}`).join('')}`
  const isOwn = (text: string): boolean => /[àáéïíöóüúÀÁÉÏÍÖÓÜÚ]/.test(text)
  const clips = (value: string): boolean => value === 'hidden' || value === 'clip'

  const cutOff = (words: Words): string | null => {
    for (let at: HTMLElement | null = words.element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at)
      const inside = at.getBoundingClientRect()
      if (clips(style.overflowX) && (words.box.right > inside.right + slack || words.box.left < inside.left - slack))
        return `${nameOf(words)} is cut off at its side`
      if (clips(style.overflowY) && (words.box.bottom > inside.bottom + slack || words.box.top < inside.top - slack))
        return `${nameOf(words)} is cut off above or below`
      if (!clips(style.overflowX) && style.overflowX !== 'visible') return null
      if (style.position === 'fixed') return null
    }
    return null
  }
  const outside = (words: Words): string | null => {
    const holder = words.element.closest<HTMLElement>(
      'button, a, [role=tab], [role=radio], [role=option], label, th, td, [role=gridcell], [role=columnheader], input, .q-badge',
    )
    if (!holder || getComputedStyle(holder).display === 'inline' || getComputedStyle(holder).display === 'contents')
      return null
    const box = holder.getBoundingClientRect()
    const isInside =
      words.box.left >= box.left - slack &&
      words.box.right <= box.right + slack &&
      words.box.top >= box.top - 4 &&
      words.box.bottom <= box.bottom + 4
    return isInside ? null : `${nameOf(words)} stands outside its ${holder.tagName.toLowerCase()}`
  }
  const isLifted = (element: HTMLElement): boolean => {
    for (let at: HTMLElement | null = element; at && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).position !== 'static' && getComputedStyle(at).position !== 'relative') return true
    }
    return false
  }
  const overlaps = (all: readonly Words[]): string[] => {
    const flat = all
      .filter(({ element }) => !isLifted(element))
      .flatMap((words) => words.lines.map((line) => ({ words, line })))
    flat.sort((a, b) => a.line.top - b.line.top)
    const pairs: string[] = []
    for (const [index, one] of flat.entries()) {
      for (let next = index + 1; next < flat.length; next++) {
        const two = flat[next]
        if (!two || two.line.top > one.line.bottom - 3) break
        const across = Math.min(one.line.right, two.line.right) - Math.max(one.line.left, two.line.left)
        const down = Math.min(one.line.bottom, two.line.bottom) - Math.max(one.line.top, two.line.top)
        if (across > 2 && down > 4 && one.words !== two.words)
          pairs.push(`${nameOf(one.words)} and ${nameOf(two.words)} stand over each other`)
      }
    }
    return pairs
  }

  const all = wordsOf()
  for (const words of all) {
    const fault = isOwn(words.text) ? (cutOff(words) ?? outside(words)) : null
    if (fault) found.push(fault)
  }
  found.push(...overlaps(all))
  return [...new Set(found)]
}
