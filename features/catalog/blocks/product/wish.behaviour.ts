import { behaviour } from '#platform/islands'
import { sendForm } from '../../visitor/send-form.dom.ts'

export interface WishWords {
  id: string
  wish: string
  wished: string
  failed: string
}

/** Shows whether the product is on this browser's list, and puts it there or takes it off without leaving the page. */
export const wish = behaviour<WishWords>('wish', (root, { id, ...words }) => {
  const form = root.querySelector('form')
  const button = root.querySelector('button')
  const list = root.querySelector('a')
  const status = root.querySelector('[role=status]')
  const show = (): void => {
    const isWished = new RegExp(`__Host-wishlist=[^;]*${id}`).test(document.cookie)
    if (button) button.value = isWished ? 'no' : 'yes'
    button?.toggleAttribute('data-wished', isWished)
    const word = button?.querySelector('span')
    if (word) word.textContent = isWished ? words.wished : words.wish
    if (list) list.hidden = !isWished
  }
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (!form || button?.ariaBusy) return
    if (button) button.ariaBusy = 'true'
    const wished = document.createElement('input')
    Object.assign(wished, { type: 'hidden', name: 'wished', value: button?.value })
    form.append(wished)
    const { ok } = await sendForm(form, { failed: '', offline: '' })
    wished.remove()
    if (button) button.ariaBusy = null
    if (status) status.textContent = ok ? '' : words.failed
    show()
  }
  const listen = (event: SubmitEvent): void => void send(event)
  form?.addEventListener('submit', listen)
  show()
  return () => form?.removeEventListener('submit', listen)
})
