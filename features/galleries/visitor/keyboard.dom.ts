import type { Gallery } from './gallery.dom.ts'

/**
 * B4.36–B4.39: ignored while something is typed, or while the gallery is invisible or moves, and for keys of the
 * browser.
 */
export function startKeyboard(gallery: Gallery): void {
  const { options, signal } = gallery
  const { keyboard, keys } = options
  const press = (event: KeyboardEvent) => {
    if (isArrow(event, keys) && !gallery.inMotion && isInSight(gallery.root))
      goAlong(gallery, event.keyCode === keys.next)
  }
  if (keyboard) document.addEventListener('keydown', press, { signal })
}

/** Moves in reading direction: the next slide is on the right where people read that way. */
export function goAlong({ next, previous, isRightToLeft }: Gallery, isToTheRight: boolean): void {
  if (isToTheRight === isRightToLeft) previous()
  else next()
}

/** Whether it is one of the two keys without modifiers, while nothing is typed. */
export function isArrow(event: KeyboardEvent, keys: { previous: number; next: number }): boolean {
  const isKey = event.keyCode === keys.next || event.keyCode === keys.previous
  return isKey && !event.altKey && !event.ctrlKey && !event.metaKey && !isTyping(event.target)
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName))
  )
}

/** Whether the gallery is visible and not behind a dialog. */
export function isInSight(root: HTMLElement): boolean {
  const { top, bottom, left, right } = root.getBoundingClientRect()
  const isInWindow = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  const open = document.querySelector('dialog:modal')
  return isInWindow && (!open || open.contains(root))
}
