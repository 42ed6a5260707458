import { blockContract } from '#platform/block'
import { z } from 'zod'
import type { CommentFormData } from '../../contract/comment-form-view.ts'

const props = z.object({})
export type CommentFormProps = z.infer<typeof props>

const write: CommentFormData = {
  view: 'write',
  backTo: '/notes/sourdough',
  title: 'Sourdough',
  documentId: '65a1f0c2e4b0a1b2c3d4e5f6',
  parent: null,
  memberName: null,
  name: '',
  text: '',
  problem: null,
}
const parent = { id: '65a1f0c2e4b0a1b2c3d4e701', name: 'Aletta', text: 'My grandmother had the same starter.' }

export const commentFormBlockContract = blockContract({
  type: 'comment-form',
  number: 912,
  fixedOn: 'the page on which visitors write comments',
  props,
  starts: {},
  size: { w: 24, h: 12 },
  examples: {
    write: { props: {}, data: write },
    answer: { props: {}, data: { ...write, parent } },
    member: { props: {}, data: { ...write, parent, memberName: 'Nora de Wit' } },
    refused: {
      props: {},
      data: {
        ...write,
        name: 'Nora',
        text: 'Hello',
        problem: { field: 'email', sentence: 'Enter your email address.' },
      },
    },
    sent: { props: {}, data: { view: 'sent', backTo: '/notes/sourdough' } },
    closed: { props: {}, data: { view: 'closed', backTo: '/notes/sourdough' } },
    signIn: { props: {}, data: { view: 'signIn', backTo: '/notes/sourdough', href: '/account/sign-in' } },
    gone: { props: {}, data: { view: 'gone' } },
    stop: { props: {}, data: { view: 'stop', token: 'x' } },
    stopped: { props: {}, data: { view: 'stopped' } },
  },
})
