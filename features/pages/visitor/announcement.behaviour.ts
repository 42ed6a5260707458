import { behaviour } from '#platform/islands'

export interface AnnouncementStart {
  /** Changes with the text of the bar, so that a new announcement is shown to visitors who closed the former one. */
  mark: string
}

/** Lets a visitor close the bar, which the browser remembers. Without scripts the bar stays. */
export const announcement = behaviour<AnnouncementStart>('announcement', (root, { mark }) => {
  const button = root.querySelector<HTMLButtonElement>('.announcement-close')
  const close = () => {
    root.closest('.site-announcement')?.remove()
    try {
      localStorage.setItem('quoin-announcement', mark)
    } catch {
      // Without storage the bar is shown again on the next page.
    }
  }
  if (button) button.hidden = false
  button?.addEventListener('click', close)
  return () => button?.removeEventListener('click', close)
})
