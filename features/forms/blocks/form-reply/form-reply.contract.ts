import { blockContract } from '#platform/block'
import { z } from 'zod'
import type { FormReplyData } from '../../contract/form-view.ts'
import { formBlockContract } from '../form/form.contract.ts'

const props = z.object({})
export type FormReplyProps = z.infer<typeof props>

const form = formBlockContract.starts
const sent: FormReplyData = { view: 'sent', thanks: 'Thank you. We answer within two days.', from: '/contact' }
const again: FormReplyData = {
  view: 'again',
  formId: '65a1f0c2e4b0a1b2c3d4e5f6',
  form,
  from: '/contact',
  refused: {
    answers: { '000000000000000000009002': 'noor@' },
    faults: { '000000000000000000009001': 'required', '000000000000000000009002': 'email' },
  },
}
const alone: FormReplyData = {
  view: 'alone',
  formId: '65a1f0c2e4b0a1b2c3d4e5f6',
  name: 'Order a cake',
  form,
  from: '/fill-in?form=65a1f0c2e4b0a1b2c3d4e5f6',
  state: { isClosed: false, filled: { '000000000000000000009002': 'noor@example.com' } },
  closedText: 'This form takes no more answers.',
}

export const formReplyBlockContract = blockContract({
  type: 'form-reply',
  number: 919,
  fixedOn: 'the page that answers a form sent without scripts',
  props,
  starts: {},
  hasImages: false,
  size: { w: 24, h: 8 },
  examples: {
    sent: { props: {}, data: sent },
    again: { props: {}, data: again },
    alone: { props: {}, data: alone },
    full: { props: {}, data: { ...alone, state: { isClosed: true } } },
    failed: { props: {}, data: { view: 'failed', sentence: 'This form is not there any more.', from: '/contact' } },
  },
})
