import { behaviour } from '#platform/islands'
import { confirmation } from '#platform/visitor'

interface Words {
  title: string
  message: string
  confirm: string
  cancel: string
  /** The confirmed action. */
  act: 'stop' | 'cancel'
}

/** Asks for confirmation in place. Without scripts the form leads to a page with the same question. */
export const askCancel = behaviour<Words>('ask-cancel', (root, words) => {
  const form = root.querySelector('form')
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault()
    void confirmation(words).then((answer) => {
      if (!form || answer !== 'confirmed') return
      form.method = 'post'
      form.append(Object.assign(document.createElement('input'), { type: 'hidden', name: 'act', value: words.act }))
      form.submit()
    })
  }
  form?.addEventListener('submit', onSubmit)
  return () => form?.removeEventListener('submit', onSubmit)
})
