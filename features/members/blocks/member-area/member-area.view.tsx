import type { ReactNode } from 'react'
import { type ViewProps, Wake } from '#platform/render'
import { accountPaths } from '../../contract/member.rules.ts'
import { memberMessages } from '../../contract/members.messages.ts'
import { memberArea } from './member-area.behaviour.ts'
import type { MemberAreaProps } from './member-area.contract.ts'

/**
 * The HTML is the same for all visitors: the script shows the account to those who are signed in, and loads for no
 * others.
 */
export function MemberAreaView({ props, page }: ViewProps<MemberAreaProps>): ReactNode {
  const account = props.label || memberMessages(page.language, 'link.account')
  const signIn = props.signInLabel || memberMessages(page.language, 'signIn')
  return (
    <Wake island={memberArea} when="load" flag="__Host-isMember=1" props={{ account, signIn }}>
      <a className="member-area" href={accountPaths.account}>
        <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
          <path d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5" />
        </svg>
        <span>{signIn}</span>
      </a>
    </Wake>
  )
}
