import { behaviour } from '#platform/islands'
import { sendForm } from './send-form.dom.ts'

export interface QuickAddWords {
  added: string
  failed: string
  offline: string
}

/** Adds a product without options to the cart from a list. */
export const quickAdd = behaviour<QuickAddWords>('quick-add', (root, words) => {
  const form = root.querySelector('form')
  const add = async (event: SubmitEvent): Promise<void> => {
    if (!form) return
    event.preventDefault()
    const button = form.querySelector('button')
    const status = form.querySelector('[role=status]')
    if (button?.ariaBusy) return
    if (button) button.ariaBusy = 'true'
    const { ok, sentence } = await sendForm(form, words)
    if (button) button.ariaBusy = null
    if (status) status.textContent = ok ? words.added : sentence
    form.toggleAttribute('data-failed', !ok)
    if (ok)
      document.dispatchEvent(new CustomEvent('quoin:cart', { detail: { added: new FormData(form).get('variantId') } }))
  }
  const listen = (event: SubmitEvent): void => void add(event)
  form?.addEventListener('submit', listen)
  return () => form?.removeEventListener('submit', listen)
})
