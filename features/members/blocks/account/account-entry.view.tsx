import type { ReactNode } from 'react'
import { accountPaths } from '../../contract/member.rules.ts'
import type { AccountData } from '../../contract/account-view.ts'
import {
  AccountField,
  AccountForm,
  AccountPasskey,
  AccountNotice,
  AccountTick,
  NewPasswordField,
} from './account-form.view.tsx'
import type { Say } from './account.view.tsx'

interface PartProps<View extends AccountData['view']> {
  data: Extract<AccountData, { view: View }>
  t: Say
}

const withReturn = (path: string, returnTo: string) =>
  returnTo ? `${path}?${new URLSearchParams({ returnTo })}` : path

export function SignInView({ data, t }: PartProps<'sign-in' | 'protected'>): ReactNode {
  const isProtected = data.view === 'protected'
  return (
    <div className="account-sheet">
      <AccountNotice text={data.notice} />
      <h1>{isProtected ? t('protected') : data.words.title || t('signIn')}</h1>
      <p className="account-lead">{data.words.text || t(isProtected ? 'protected.lead' : 'signIn.lead')}</p>
      <SignInForm data={data} t={t} />
    </div>
  )
}

/** Shows the prices of paid pages first, with a link to sign in for people who have paid. */
export function PaidView({ data, t }: PartProps<'protected'>): ReactNode {
  return (
    <div className="account-sheet account-paid">
      <AccountNotice text={data.notice} />
      <h1>{t('protected')}</h1>
      <p className="account-lead">{t('paid.lead')}</p>
      <details open={data.problem !== ''}>
        <summary>{t('paid.signIn')}</summary>
        <SignInForm data={data} t={t} />
      </details>
    </div>
  )
}

function SignInForm({ data, t }: PartProps<'sign-in' | 'protected'>): ReactNode {
  const { returnTo, canJoin } = data
  return (
    <>
      <AccountForm to="/session" button={t('signIn')} problem={data.problem} hidden={returnTo ? { returnTo } : {}}>
        <AccountField
          id="account-email"
          name="email"
          type="email"
          label={t('field.email')}
          autoComplete="username webauthn"
        />
        <AccountField
          id="account-password"
          name="password"
          type="password"
          label={t('field.password')}
          autoComplete="current-password"
        />
        <AccountTick name="rememberMe" label={t('signIn.keep')} />
      </AccountForm>
      <AccountPasskey to="/session/passkey" offers returnTo={returnTo} t={t} />
      <p>
        <a href={accountPaths.reset}>{t('signIn.forgot')}</a>
      </p>
      {canJoin && (
        <p>
          {t('signIn.none')} <a href={withReturn(accountPaths.join, returnTo)}>{t('join')}</a>
        </p>
      )}
    </>
  )
}

/** The second step after the password: a code of the app, a recovery code, or a passkey with scripts. */
export function SecondStepView({ data, t }: PartProps<'second-step'>): ReactNode {
  return (
    <div className="account-sheet">
      <h1>{t('step')}</h1>
      <p className="account-lead">{t('step.lead')}</p>
      <AccountPasskey to="/session/second-step/passkey" returnTo={data.returnTo} t={t} />
      <AccountForm
        to="/session/second-step"
        button={t('signIn')}
        problem={data.problem}
        hidden={data.returnTo ? { returnTo: data.returnTo } : {}}
      >
        <AccountField
          id="account-code"
          name="code"
          label={t('step.code')}
          autoComplete="one-time-code"
          hint={t('step.hint')}
        />
      </AccountForm>
      <p>
        <a href={accountPaths.signIn}>{t('back')}</a>
      </p>
    </div>
  )
}

export function JoinView({ data, t }: PartProps<'join'>): ReactNode {
  const { returnTo, canJoin, notice, problem, sendsNoEmail } = data
  return (
    <div className="account-sheet">
      <AccountNotice text={notice} />
      <h1>{t('join')}</h1>
      <p className="account-lead">{t(canJoin ? (sendsNoEmail ? 'join.leadKept' : 'join.lead') : 'join.closed')}</p>
      {canJoin && !notice && (
        <AccountForm to="" button={t('join')} problem={problem} hidden={returnTo ? { returnTo } : {}}>
          <AccountField id="account-name" name="name" label={t('field.name')} autoComplete="name" />
          <AccountField id="account-email" name="email" type="email" label={t('field.email')} autoComplete="username" />
          <NewPasswordField id="account-password" label={t('field.password')} t={t} />
          <AccountTick name="acceptsMarketing" label={t('join.news')} />
        </AccountForm>
      )}
      <p>
        {t('join.known')} <a href={withReturn(accountPaths.signIn, returnTo)}>{t('signIn')}</a>
      </p>
    </div>
  )
}

export function ForgotView({ data, t }: PartProps<'forgot'>): ReactNode {
  return (
    <div className="account-sheet">
      <AccountNotice text={data.notice} />
      <h1>{t('reset')}</h1>
      <p className="account-lead">{t('reset.lead')}</p>
      <AccountForm to="/forgot-password" button={t('reset.send')} problem={data.problem}>
        <AccountField id="account-email" name="email" type="email" label={t('field.email')} autoComplete="username" />
      </AccountForm>
      <p>
        <a href={accountPaths.signIn}>{t('back')}</a>
      </p>
    </div>
  )
}

export function ResetView({ data, t }: PartProps<'reset'>): ReactNode {
  return (
    <div className="account-sheet">
      <h1>{t('reset')}</h1>
      <p className="account-lead">{t('reset.lead.token')}</p>
      <AccountForm to="/reset-password" button={t('reset.save')} problem={data.problem} hidden={{ token: data.token }}>
        <NewPasswordField id="account-password" label={t('field.newPassword')} t={t} />
      </AccountForm>
    </div>
  )
}

export function ConfirmView({ data, t }: PartProps<'confirm'>): ReactNode {
  const name = `confirm.${data.purpose}` as const
  return (
    <div className="account-sheet">
      <h1>{t(name)}</h1>
      <p className="account-lead">{t(`${name}.lead`, { email: data.email })}</p>
      <AccountForm to="/confirm" button={t(`${name}.act`)} problem={data.problem} hidden={{ token: data.token }} />
    </div>
  )
}

export function SpentView({ t }: { t: Say }): ReactNode {
  return (
    <div className="account-sheet">
      <h1>{t('link.spent')}</h1>
      <p className="account-lead">{t('link.spent.lead')}</p>
      <p className="account-ways">
        <a className="button" href={accountPaths.reset}>
          {t('link.again')}
        </a>
        <a href={accountPaths.signIn}>{t('back')}</a>
      </p>
    </div>
  )
}

export function DeniedView({ data, t }: PartProps<'denied'>): ReactNode {
  return (
    <div className="account-sheet">
      <h1>{t('denied')}</h1>
      <p className="account-lead">{t('denied.lead', { email: data.email })}</p>
      <p className="account-ways">
        <a className="button" href={accountPaths.account}>
          {t('account')}
        </a>
        <a href="/">{t('home')}</a>
      </p>
    </div>
  )
}
