import type { ReactNode } from 'react'
import { type ViewProps, Wake, safeHref } from '#platform/render'
import { memberMessages } from '../../contract/members.messages.ts'
import { accountForms } from './account.behaviour.ts'
import type { AccountProps } from './account.contract.ts'
import type { AccountData, AccountHome } from '../../contract/account-view.ts'
import { ConfirmPart, DeniedPart, ForgotPart, JoinPart, ResetPart, SignInPart, SpentPart } from './account-entry.part.tsx'
import { AccountHomePart } from './account-home.part.tsx'

export type Say = (name: Parameters<typeof memberMessages>[1], values?: Record<string, string>) => string

/** The account and the ways to it. Every form works without scripts; with them it says in its place what went wrong. */
export function AccountView({ data, page }: ViewProps<AccountProps, AccountData>): ReactNode {
  const t: Say = (name, values) => memberMessages(page.language, name, values)
  if (!data) return null
  return (
    <Wake island={accountForms} when="load" props={{ failed: t('failed') }}>
      <div className="account" data-view={data.view}>
        <PartOf data={data} t={t} />
      </div>
    </Wake>
  )
}

/** Owners type the links of the member menu, features those of their rows. */
function safely(data: AccountHome): AccountHome {
  return {
    ...data,
    areas: data.areas.map((area) => ({ ...area, href: safeHref(area.href) ?? '' })),
    parts: data.parts.map((part) => ({ ...part, rows: part.rows.map((row) => ({ ...row, href: safeHref(row.href) ?? '' })) })),
  }
}

function PartOf({ data, t }: { data: AccountData; t: Say }): ReactNode {
  switch (data.view) {
    case 'home':
      return <AccountHomePart data={safely(data)} t={t} />
    case 'sign-in':
    case 'protected':
      return <SignInPart data={data} t={t} />
    case 'join':
      return <JoinPart data={data} t={t} />
    case 'forgot':
      return <ForgotPart data={data} t={t} />
    case 'reset':
      return <ResetPart data={data} t={t} />
    case 'confirm':
      return <ConfirmPart data={data} t={t} />
    case 'spent':
      return <SpentPart t={t} />
    default:
      return <DeniedPart data={data} t={t} />
  }
}
