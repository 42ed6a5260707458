import { behaviour } from '#platform/islands'

export interface AnnouncementStart {
  /** Changes with the text of the bar: a new announcement shows again to visitors who closed the one before. */
  mark: string
}

/** Lets a visitor close the bar; the browser remembers which announcement it was. Without scripts the bar stays. */
export const announcement = behaviour<AnnouncementStart>('announcement', (root, { mark }) => {
  const button = root.querySelector<HTMLButtonElement>('.announcement-close')
  const close = () => {
    root.closest('.site-announcement')?.remove()
    try {
      localStorage.setItem('quoin-announcement', mark)
    } catch {
      // Storage is full or switched off: the bar comes back on the next page.
    }
  }
  if (button) button.hidden = false
  button?.addEventListener('click', close)
  return () => button?.removeEventListener('click', close)
})
