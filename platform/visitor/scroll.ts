import { tween } from './tween.ts'
import { validElement } from './valid-element.ts'

/** B9.64, R1.47: minimum and maximum are equal, so every animated scroll has this duration. */
export const scrollDuration = { least: 50, most: 50 } as const
/** Pixels kept free above the scroll target (B9.65). */
export const scrollOffset = 30

/** Scrolls an element to the upper edge of the window, without animation when motion is reduced. */
export function scrollToElement(element: Element | null, offset: number = scrollOffset): Promise<void> {
  const target = validElement(element)
  const from = scrollY
  const to = Math.min(
    from + target.getBoundingClientRect().top - offset,
    document.documentElement.scrollHeight - innerHeight,
  )
  const distance = Math.max(0, to) - from
  const duration = Math.min(scrollDuration.most, Math.max(scrollDuration.least, Math.abs(distance)))
  return tween((progress) => scrollTo({ top: from + distance * progress, behavior: 'instant' }), duration).done
}
