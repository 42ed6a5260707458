import type { Arrange } from '#platform/ui'
import { activeFrame, motion } from './reveal.ts'

let turns = 0

/**
 * Shows an entry of a block on the canvas, which does not run visitors' scripts: opens its disclosure, chooses its tab,
 * scrolls to it and highlights one that was not shown before. A new entry is waited for until the page has rendered it.
 */
export function showEntry(block: string, entry: string, arrange?: Arrange): void {
  const until = Date.now() + 2000
  turns += 1
  const turn = turns
  const look = () => {
    // A later entry is wanted instead.
    if (turn !== turns) return
    const root = activeFrame()?.contentDocument?.getElementById(`block-${block}`)
    const entries = [...(root?.querySelectorAll<HTMLElement>('[data-entry], [data-slide-id]') ?? [])]
    const chosen = entries.find(({ dataset }) => (dataset['entry'] ?? dataset['slideId']) === entry)
    if (root && chosen) present(root, chosen, entries, arrange)
    else if (Date.now() < until) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

function present(root: HTMLElement, chosen: HTMLElement, entries: readonly HTMLElement[], arrange?: Arrange): void {
  const isShown = chosen.hasAttribute('data-current')
  for (const element of entries) element.toggleAttribute('data-current', element === chosen)
  // The browser closes the other disclosures with the same name.
  if (chosen.matches('details')) chosen.toggleAttribute('open', true)
  for (const tab of root.querySelectorAll('[aria-controls]'))
    tab.setAttribute('aria-selected', String(tab.getAttribute('aria-controls') === chosen.id))
  arrange?.(chosen, entries)
  chosen.scrollIntoView({ block: 'nearest', behavior: motion() })
  if (isShown) return
  chosen.animate(
    { outline: ['3px solid Highlight', '3px solid transparent'], outlineOffset: ['2px', '2px'] },
    { duration: 1500, easing: 'ease-in' },
  )
}
