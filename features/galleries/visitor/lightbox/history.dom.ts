import { identifiersIn, type SlideNames, slideAddress, slideNamed } from '../../contract/gallery-index.rules.ts'

/** Returns the identifiers of a gallery's slides, in order. */
export function namesOf(slides: readonly HTMLElement[]): SlideNames[] {
  return slides.map(({ dataset }) => ({ id: dataset['slideId'] ?? '', url: dataset['slideUrl'] ?? '' }))
}

/** B2.02–B2.04, B2.11: index of the slide in the page's address; -1 for none. */
export function slideIndexOfAddress(slides: readonly HTMLElement[]): number {
  const names = namesOf(slides)
  return (
    identifiersIn(location)
      .map((identifier) => slideNamed(identifier, names))
      .find((index) => index >= 0) ?? -1
  )
}

/** B2.08: the editing backend shows pages within its own address. */
function isEditing(): boolean {
  return location.pathname.startsWith('/config') || window !== window.top
}

/**
 * B2.06–B2.10: puts the shown slide into the address. A pushed one is undone by going back. Returns whether it was
 * pushed.
 */
export function recordSlide(
  slide: HTMLElement,
  collectionUrl: string,
  how: 'pushState' | 'replaceState' = 'replaceState',
): boolean {
  const [name] = namesOf([slide])
  const isRecorded = Boolean(name?.id) && !isEditing()
  if (name && isRecorded) history[how](history.state, '', slideAddress(collectionUrl, name))
  return isRecorded
}

/** B2.05. */
export function clearHash(): void {
  if (location.hash.includes('itemId=')) history.replaceState(history.state, '', location.pathname + location.search)
}
