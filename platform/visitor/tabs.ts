/**
 * Turns a list of buttons into tabs for the panels that they name by `aria-controls`. Left and right wrap around
 * (mirrored in right-to-left text), Home and End select the first and last, Enter and Space choose. Returns a function
 * that ends this.
 */
export function tabs(list: HTMLElement, { first }: { first?: HTMLElement | null } = {}): () => void {
  const all = [...list.querySelectorAll<HTMLElement>('[aria-controls]')]
  const panelOf = (tab: HTMLElement) => document.getElementById(tab.getAttribute('aria-controls') ?? '')
  const choose = (chosen: HTMLElement) => {
    for (const tab of all) {
      const isChosen = tab === chosen
      tab.setAttribute('aria-selected', String(isChosen))
      tab.tabIndex = isChosen ? 0 : -1
      const panel = panelOf(tab)
      if (panel) panel.hidden = !isChosen
    }
  }
  list.setAttribute('role', 'tablist')
  for (const tab of all) {
    tab.setAttribute('role', 'tab')
    const panel = panelOf(tab)
    panel?.setAttribute('role', 'tabpanel')
    panel?.setAttribute('aria-labelledby', tab.id)
    if (panel) panel.tabIndex = 0
  }
  const shown = first ?? all[0]
  if (shown) choose(shown)

  const onKey = (event: KeyboardEvent) => {
    const at = all.indexOf(event.target as HTMLElement)
    const isReversed = getComputedStyle(list).direction === 'rtl'
    const steps: Record<string, number> = { ArrowRight: isReversed ? -1 : 1, ArrowLeft: isReversed ? 1 : -1 }
    const step = steps[event.key]
    const to = step === undefined ? { Home: 0, End: all.length - 1 }[event.key] : (at + step + all.length) % all.length
    if (at < 0 || event.ctrlKey || event.altKey || event.metaKey) return
    const tab = all[at]
    // Links take Enter for a click, and Space not.
    if (event.key === ' ' && tab) choose(tab)
    else if (to !== undefined) all[to]?.focus()
    else return
    event.preventDefault()
  }
  const onClick = ({ target }: MouseEvent) => {
    const tab = all.find((element) => element.contains(target as Node))
    if (tab) choose(tab)
  }
  list.addEventListener('keydown', onKey)
  list.addEventListener('click', onClick)
  return () => {
    list.removeEventListener('keydown', onKey)
    list.removeEventListener('click', onClick)
  }
}
