import { newsletterFields } from '../../contract/newsletter.rules.ts'
import type { ShownForm } from '../../contract/form-view.ts'
import type { NewsletterProps } from './newsletter.contract.ts'

/** The form of a newsletter block: an address, and a name if the block asks for one. */
export function newsletterForm(props: NewsletterProps): ShownForm {
  const name = {
    id: newsletterFields.name,
    kind: 'text',
    title: '',
    description: '',
    required: false,
    placeholder: '',
  } as const
  const email = {
    id: newsletterFields.email,
    kind: 'email',
    title: '',
    description: '',
    required: true,
    placeholder: '',
  } as const
  return {
    fields: props.asksName ? [name, email] : [email],
    submitLabel: props.submitLabel,
    align: 'start',
    thanks: props.thanks,
    thanksHtml: props.thanksHtml,
    redirect: props.redirect,
    disclaimer: props.disclaimer,
    validates: true,
    remembers: false,
    newsletter: { isDoubleOptIn: props.isDoubleOptIn },
  }
}
