import { behaviour } from '#platform/islands'
import { dialog, informationTime } from '#platform/visitor'
import type { AskStyle } from './button.rules.ts'

export interface AskFirstStart {
  style: AskStyle
  title: string
  message: string
  confirm: string
  reject: string
  cancel: string
  /** Link of the other answer. */
  otherwise: string | null
}

/** A dialog before the link is followed. Without scripts the link is followed at once. */
export const askFirst = behaviour<AskFirstStart>('ask-first', (root, start) => {
  const link = root.querySelector<HTMLAnchorElement>('a.button')
  let isAnswered = false
  const ask = async () => {
    const { otherwise, ...words } = start
    const answer = await dialog({
      ...words,
      ...(start.style === 'no-buttons' ? { hideAfter: informationTime } : {}),
    }).show()
    if (answer === 'rejected' && otherwise) location.assign(otherwise)
    if (answer !== 'confirmed' && answer !== 'hidden') return
    isAnswered = true
    link?.click()
    isAnswered = false
  }
  const onClick = (event: MouseEvent) => {
    if (isAnswered) return
    event.preventDefault()
    void ask()
  }
  link?.addEventListener('click', onClick)
  return () => link?.removeEventListener('click', onClick)
})
