/** Shows the slides that carry a tag; the layout is made by style sheets and closes the gaps by itself. */
export function startFilters(root: HTMLElement, signal: AbortSignal): void {
  const buttons = [...root.querySelectorAll<HTMLElement>('[data-filter]')]
  const slides = [...root.querySelectorAll<HTMLElement>('.slide')]
  root.addEventListener(
    'click',
    ({ target }) => {
      const chosen = (target as Element).closest<HTMLElement>('[data-filter]')
      if (!chosen) return
      const tag = chosen.dataset['filter'] ?? ''
      for (const button of buttons) button.ariaPressed = String(button === chosen)
      for (const slide of slides) slide.hidden = tag !== '' && !(slide.dataset['tags'] ?? '').split('|').includes(tag)
    },
    { signal },
  )
}
