import type { ReactNode } from 'react'
import { CheckedForm, Fault, faultOf } from '#features/pages/visitor'
import type { Language } from '#platform/i18n'
import { reviewMessages } from '../../contract/reviews.messages.ts'

interface Props {
  id: string
  productId: string
  language: Language
  /** Sentence about an address that was refused. */
  fault?: string
}

/** Asks for the address of an order, to which the link to the form is sent. */
export function LinkForm({ id, productId, language, fault = '' }: Props): ReactNode {
  const field = `write-email-${id}`
  return (
    <CheckedForm language={language} className="reviews-link" method="post" action="/api/commerce/reviews/link">
      <p id={`write-${id}`}>{reviewMessages(language, 'writeWho')}</p>
      <input type="hidden" name="productId" value={productId} />
      <label htmlFor={field}>{reviewMessages(language, 'writeEmail')}</label>
      <input
        id={field}
        type="email"
        name="email"
        autoComplete="email"
        maxLength={256}
        required
        {...faultOf(field, fault, `write-${id}`)}
      />
      <Fault id={field} text={fault} />
      <button className="button">{reviewMessages(language, 'writeSend')}</button>
    </CheckedForm>
  )
}
