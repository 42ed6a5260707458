import { behaviour } from '#platform/islands'
import { shareBySystem } from '#platform/visitor'

export interface ShareStart {
  url: string
  /** Announced after the address was copied. */
  copied: string
}

/** Opens the system's share sheet instead of the menu, and copies the address. The menu itself needs no script. */
export const share = behaviour<ShareStart>('share', (root, { url, copied }) => {
  const opener = root.querySelector<HTMLButtonElement>('[popovertarget]')
  const copier = root.querySelector<HTMLButtonElement>('[data-copy]')
  const word = copier?.querySelector('span')
  const output = root.querySelector('output')
  const own = word?.textContent ?? ''
  const ending = new AbortController()
  const { signal } = ending
  let isRefused = false
  const handOn = async () => {
    if (await shareBySystem({ url, title: document.title })) return
    isRefused = true
    opener?.click()
    isRefused = false
  }
  const open = (event: Event) => {
    if (isRefused || !('share' in navigator)) return
    event.preventDefault()
    void handOn()
  }
  const say = (words: string) => {
    if (word) word.textContent = words || own
    if (output) output.textContent = words
  }
  const copy = async () => {
    await navigator.clipboard.writeText(url)
    say(copied)
  }
  opener?.addEventListener('click', open, { signal })
  root.querySelector('[popover]')?.addEventListener('beforetoggle', () => say(''), { signal })
  // Pages without encryption have no access to the clipboard.
  if (copier?.parentElement && 'clipboard' in navigator) {
    copier.parentElement.hidden = false
    copier.addEventListener('click', () => void copy().catch(reportError), { signal })
  }
  return () => ending.abort()
})
