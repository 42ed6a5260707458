/** Shows the slides that carry a tag; the layout is made by style sheets and closes the gaps by itself. */
export function startFilters(root: HTMLElement, signal: AbortSignal): void {
  const group = root.querySelector<HTMLElement>('.gallery-filters')
  if (!group) return
  const buttons = () => [...group.querySelectorAll<HTMLElement>('[data-filter]')]
  const tagsOf = (slide: HTMLElement) => (slide.dataset['tags'] ?? '').split('|').filter(Boolean)
  const slides = () => [...root.querySelectorAll<HTMLElement>('.slide')]
  const show = (tag: string) => {
    for (const button of buttons()) button.ariaPressed = String(button.dataset['filter'] === tag)
    for (const slide of slides()) slide.hidden = tag !== '' && !tagsOf(slide).includes(tag)
  }
  group.addEventListener(
    'click',
    ({ target }) => {
      const chosen = (target as Element).closest<HTMLElement>('[data-filter]')
      if (chosen) show(chosen.dataset['filter'] ?? '')
    },
    { signal },
  )
  root.addEventListener(
    'slidesjoin',
    () => {
      const shownTags = new Set(buttons().map(({ dataset }) => dataset['filter']))
      for (const tag of new Set(slides().flatMap(tagsOf))) if (!shownTags.has(tag)) group.append(buttonFor(tag, group))
      show(buttons().find(({ ariaPressed }) => ariaPressed === 'true')?.dataset['filter'] ?? '')
    },
    { signal },
  )
}

function buttonFor(tag: string, group: HTMLElement): Node {
  const button = group.lastElementChild?.cloneNode() as HTMLElement
  Object.assign(button, { textContent: tag, ariaPressed: 'false' })
  button.dataset['filter'] = tag
  return button
}
