import { messages } from '#platform/i18n'
import { blockContract, controlText, text } from '#platform/block'
import { z } from 'zod'

const names = messages('members.palette')

const props = z.object({
  /** Label for members, and for all visitors where scripts do not run. Empty uses the default. */
  label: text(60).default(''),
  /** Label for visitors who are not signed in. */
  signInLabel: controlText(60).default(''),
})
export type MemberAreaProps = z.infer<typeof props>
const starts = props.parse({})

/** The way to the account of a member, or to signing in. */
export const memberAreaBlockContract = blockContract({
  type: 'member-area',
  flag: 'member-areas',
  palette: {
    group: 'site',
    name: names.message('member-area'),
    keywords: names.message('member-area.keywords'),
  },
  props,
  starts,
  size: { w: 3, h: 2 },
  examples: { plain: { props: starts }, named: { props: { label: 'My studio', signInLabel: 'Members' } } },
})
