import { onWindowResized } from './resize.ts'
import { roundedPosition } from './tooltip-place.ts'
import { validElement } from './valid-element.ts'

/** B9.30–B9.32: pixels, milliseconds, pixels. */
export const fitTextDefaults = { minimum: 11, debounce: 100, tolerance: 3 } as const

export interface FitTextOptions extends Partial<{ [name in keyof typeof fitTextDefaults]: number }> {
  /** False when the text does not fit at its minimum size either; true before it is measured. */
  onFit?: (fits: boolean) => void
}

/**
 * Shrinks text until it fits into its box, and again whenever the window is resized. Returns a function that ends this.
 */
export function fitText(node: Element | null, options: FitTextOptions = {}): () => void {
  const element = validElement(node)
  const { minimum, debounce, tolerance, onFit } = { ...fitTextDefaults, ...options }
  const fit = () => {
    onFit?.(true)
    element.style.fontSize = ''
    const own = Number.parseFloat(getComputedStyle(element).fontSize)
    const overflows = (size: number) => {
      element.style.fontSize = `${size}px`
      return isTooLarge(element, tolerance)
    }
    if (!isTooLarge(element, tolerance)) return
    const size = largestFitting(minimum, own, overflows)
    element.style.fontSize = `${roundedPosition(size)}px`
    if (!isTooLarge(element, tolerance)) return
    element.style.fontSize = ''
    onFit?.(false)
  }
  fit()
  void document.fonts.ready.then(fit)
  return onWindowResized(fit, debounce)
}

/** The largest size between two that does not overflow, to a quarter of a pixel; the smaller one when none fits. */
export function largestFitting(least: number, most: number, overflows: (size: number) => boolean): number {
  let [fits, over] = [Math.min(least, most), most]
  while (over - fits > 0.25) {
    const middle = (fits + over) / 2
    if (overflows(middle)) over = middle
    else fits = middle
  }
  return fits
}

/** Whether the text overflows its own box or the one around it. */
function isTooLarge(element: HTMLElement, tolerance: number): boolean {
  const around = element.parentElement
  if (element.scrollWidth > element.clientWidth + tolerance || element.scrollHeight > element.clientHeight + tolerance)
    return true
  return (
    around !== null &&
    (around.scrollHeight > around.clientHeight + tolerance || around.scrollWidth > around.clientWidth + tolerance)
  )
}
