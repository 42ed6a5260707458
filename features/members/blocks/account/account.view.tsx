import type { ReactNode } from 'react'
import { BesideImage } from '#features/pages/visitor'
import { type Language, messages } from '#platform/i18n'
import { type ViewProps, Wake, safeHref } from '#platform/render'
import { memberMessages } from '../../contract/members.messages.ts'
import { type AccountFormsProps, accountForms } from './account.behaviour.ts'
import type { AccountProps } from './account.contract.ts'
import type { AccountData, AccountHome } from '../../contract/account-view.ts'
import {
  ConfirmView,
  DeniedView,
  ForgotView,
  JoinView,
  PaidView,
  ResetView,
  SecondStepView,
  SignInView,
  SpentView,
} from './account-entry.view.tsx'
import { AccountHomeView } from './account-home.view.tsx'

export type Say = (name: Parameters<typeof memberMessages>[1], values?: Record<string, string>) => string

const overlayMessages = messages('members.systemError')

/**
 * The account page and the pages for signing in. Every form works without scripts; with them faults are shown in place.
 */
export function AccountView({ props, data, page }: ViewProps<AccountProps, AccountData>): ReactNode {
  const t: Say = (name, values) => memberMessages(page.language, name, values)
  if (!data) return null
  return (
    <Wake
      island={accountForms}
      when="load"
      props={{ failed: t('failed'), systemError: systemErrorWords(page.language) }}
    >
      <div className="account" data-view={data.view}>
        <BesideImage image={'words' in data && props.folds !== true ? data.words.image : null}>
          <PartOf data={data} folds={props.folds === true} t={t} />
        </BesideImage>
      </div>
    </Wake>
  )
}

function systemErrorWords(language: Language): AccountFormsProps['systemError'] {
  const t = overlayMessages.in(language)
  return {
    title: t('title'),
    cleaned: t('cleaned'),
    network: t('network'),
    reload: t('reload'),
    clear: t('clear'),
  }
}

/** Makes links of the member menu and of features safe. */
function safely(data: AccountHome): AccountHome {
  return {
    ...data,
    areas: data.areas.map((area) => ({ ...area, href: safeHref(area.href) ?? '' })),
    parts: data.parts.map((part) => ({
      ...part,
      rows: part.rows.map((row) => ({ ...row, href: safeHref(row.href) ?? '' })),
    })),
  }
}

function PartOf({ data, folds, t }: { data: AccountData; folds: boolean; t: Say }): ReactNode {
  switch (data.view) {
    case 'home':
      return <AccountHomeView data={safely(data)} t={t} />
    case 'protected':
      return folds ? <PaidView data={data} t={t} /> : <SignInView data={data} t={t} />
    case 'sign-in':
      return <SignInView data={data} t={t} />
    case 'second-step':
      return <SecondStepView data={data} t={t} />
    case 'join':
      return <JoinView data={data} t={t} />
    case 'forgot':
      return <ForgotView data={data} t={t} />
    case 'reset':
      return <ResetView data={data} t={t} />
    case 'confirm':
      return <ConfirmView data={data} t={t} />
    case 'spent':
      return <SpentView t={t} />
    default:
      return <DeniedView data={data} t={t} />
  }
}
