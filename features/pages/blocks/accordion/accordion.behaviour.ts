import { behaviour } from '#platform/islands'
import { play, scrollToElement } from '#platform/visitor'
import { accordionDuration } from './accordion.rules.ts'

export interface AccordionStart {
  allowMultiple: boolean
}

/** Opens and closes by height. While an entry moves, it takes no further toggle. */
export const accordion = behaviour<AccordionStart>('accordion', (root, { allowMultiple }) => {
  const entries = [...root.querySelectorAll('details')]
  const names = entries.map((entry) => entry.name)
  const moving = new Map<HTMLDetailsElement, Promise<unknown>>()
  // Removes the shared name, because the browser would close the others at once without an animation.
  for (const entry of entries) entry.name = ''

  const move = async (entry: HTMLDetailsElement, opens: boolean) => {
    const body = entry.querySelector<HTMLElement>('.accordion-body')
    if (!body || moving.has(entry) || entry.open === opens) return
    entry.open = true
    entry.toggleAttribute('data-closing', !opens)
    const heights = [{ height: '0px' }, { height: `${body.offsetHeight}px` }]
    body.style.overflow = 'clip'
    const movement = play(body, opens ? heights : heights.reverse(), { duration: accordionDuration })
    moving.set(entry, movement)
    await movement
    body.style.overflow = ''
    entry.open = opens
    entry.removeAttribute('data-closing')
    moving.delete(entry)
  }
  /** Waits for the opening animation before it closes an entry, so that two never stay open. */
  const close = async (entry: HTMLDetailsElement) => {
    await moving.get(entry)
    await move(entry, false)
  }
  const toggle = (entry: HTMLDetailsElement) => {
    if (moving.has(entry)) return
    const opens = !entry.open
    void move(entry, opens)
    if (opens && !allowMultiple) for (const other of entries) if (other !== entry) void close(other)
  }
  const onClick = (event: MouseEvent) => {
    const summary = (event.target as Element).closest('summary')
    const entry = summary?.parentElement
    if (!(entry instanceof HTMLDetailsElement) || !entries.includes(entry) || (event.target as Element).closest('a'))
      return
    event.preventDefault()
    toggle(entry)
  }
  const onHash = () => {
    const entry = entries.find(
      (element) => location.hash !== '' && element.querySelector(`[id="${CSS.escape(location.hash.slice(1))}"]`),
    )
    if (!entry) return
    if (!entry.open) toggle(entry)
    void scrollToElement(entry)
  }
  root.addEventListener('click', onClick)
  addEventListener('hashchange', onHash)
  return () => {
    root.removeEventListener('click', onClick)
    removeEventListener('hashchange', onHash)
    for (const [index, entry] of entries.entries()) entry.name = names[index] ?? ''
  }
})
