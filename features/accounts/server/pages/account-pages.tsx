import type { Writable } from '#platform/context'
import type { ReactNode } from 'react'
import type { Input } from '#platform/contract'
import { type Answer, platformCsrfCookies, redirect } from '#platform/http'
import type { accountPagesApi } from '../../contract/account-pages.api.ts'
import { emailSchema } from '../../contract/account.schema.ts'
import { accountMessages as say } from '../../contract/accounts.messages.ts'
import { accountProblems } from '../../contract/accounts.problems.ts'
import type { AnyoneContext } from '../sessions/account-context.ts'
import { Field, accountPage, problemNotice } from './account-page.tsx'
import { localPath } from '../local-path.ts'
import { endedSessionCookie } from '../sessions/session-cookie.ts'
import { isRegistrationOpen, platformSettings } from '../platform-settings.ts'
import { signOut } from '../sessions/sessions.ts'
import { type Entered, signIn } from '../sign-in/sign-in.ts'
import { PasskeyForm, passkeyWords } from './passkey-form.tsx'

type Pages = typeof accountPagesApi
type Page = Promise<Answer<unknown>>

export async function signInPage(ctx: AnyoneContext, { returnTo }: Input<Pages['signIn']>): Page {
  if (ctx.account) return redirect(localPath(returnTo, '/'))
  return signInSheet(ctx, { returnTo })
}

export async function sendSignIn(
  ctx: Writable<AnyoneContext>,
  { returnTo, email, password }: Input<Pages['sendSignIn']>,
): Page {
  try {
    return ledIn(await signIn(ctx, { email: emailOf(email), password: password.normalize('NFKC') }), returnTo)
  } catch (error) {
    return signInSheet(ctx, { returnTo, email, ...problemNotice(error, ctx.locale) })
  }
}

/** Redirects to the wanted page, or to the second step before it. */
export function ledIn({ isIn, cookies }: Entered, returnTo = ''): Answer<null> {
  const target = localPath(returnTo, '/')
  return redirect(isIn ? target : secondStepPath(target), { cookies })
}

export function secondStepPath(target: string): string {
  return target === '/' ? '/sign-in/second-step' : `/sign-in/second-step?${new URLSearchParams({ returnTo: target })}`
}

/** Signing out without scripts (C7.06). */
export async function sendSignOut(ctx: Writable<AnyoneContext>): Page {
  if (ctx.caller.session) await signOut(ctx, ctx.caller.session)
  return redirect('/sign-in', { cookies: [endedSessionCookie] })
}

/** Escape on a site opens the sign-in for that site, which does not offer to create an account (A6.06). */
const entersSite = (target: string): boolean => target.startsWith('/open/') && target.includes('frameUrl')

interface SheetContext {
  returnTo: string
  email?: string
  problem?: string
  status?: number
}

export async function signInSheet(ctx: AnyoneContext, { returnTo, email = '', ...retry }: SheetContext): Page {
  const t = translated(ctx)
  const target = localPath(returnTo, '/')
  return accountPage({
    ctx,
    title: t('page.sign_in'),
    lead: t('page.sign_in.lead'),
    ...retry,
    runsPasskeys: true,
    cookies: platformCsrfCookies(ctx),
    children: (
      <>
        <form method="post" action="/sign-in">
          {target === '/' ? null : <input type="hidden" name="returnTo" value={target} />}
          <Field
            label={t('field.email')}
            name="email"
            type="email"
            autoComplete="username webauthn"
            value={email}
            focused={email === ''}
          />
          <Field
            label={t('field.password')}
            name="password"
            type="password"
            autoComplete="current-password"
            focused={email !== ''}
          />
          <button>{t('act.sign_in')}</button>
        </form>
        <PasskeyForm
          action="/sign-in/passkey"
          question={{ fetch: '/api/auth/PasskeyQuestion' }}
          returnTo={target === '/' ? '' : target}
          words={passkeyWords(ctx.locale)}
        />
      </>
    ),
    foot: (
      <>
        <p>
          <a href="/forgot-password">{t('way.forgot')}</a>
        </p>
        {!entersSite(target) && (await isRegistrationOpen(ctx)) ? (
          <p>
            {t('way.register.lead')} <a href="/register">{t('way.register')}</a>
          </p>
        ) : null}
        <Showcase
          sites={(await platformSettings(ctx)).showcase}
          origin={(name) => `${ctx.config.protocol}://${name}.${ctx.config.sitesHost}/`}
          lead={t('way.showcase')}
        />
      </>
    ),
  })
}

function Showcase({
  sites,
  origin,
  lead,
}: {
  sites: readonly { name: string; title: string }[]
  origin: (name: string) => string
  lead: string
}): ReactNode {
  if (sites.length === 0) return null
  return (
    <p className="beside">
      <span>{lead}</span>
      {sites.map(({ name, title }) => (
        <a key={name} href={origin(name)}>
          {title}
        </a>
      ))}
    </p>
  )
}

/** Parses a typed email address, or throws the problem that describes a valid one. */
export function emailOf(typed: string): string {
  const read = emailSchema.safeParse(typed)
  if (!read.success) throw accountProblems.emailUnfit()
  return read.data
}

export function translated(ctx: Pick<AnyoneContext, 'locale'>) {
  return (name: Parameters<typeof say>[1], values?: Parameters<typeof say>[2]) => say(ctx.locale, name, values)
}

export function wayBack(ctx: AnyoneContext): ReactNode {
  const t = translated(ctx)
  return (
    <p>
      <a href="/sign-in">{t('way.back')}</a>
    </p>
  )
}
