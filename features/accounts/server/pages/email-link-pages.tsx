import type { Writable } from '#platform/context'
import type { Input } from '#platform/contract'
import type { Answer } from '#platform/http'
import { sendsEmail } from '#platform/mail'
import type { accountPagesApi } from '../../contract/account-pages.api.ts'
import { passwordSchema, personNameSchema } from '../../contract/account.schema.ts'
import { messages, type PlainName } from '#platform/i18n'
import { accountProblems } from '../../contract/accounts.problems.ts'
import { passwordMax, passwordMin } from '../../contract/password.rules.ts'
import type { TokenPurpose } from '../accounts.tables.ts'
import type { AnyoneContext } from '../sessions/account-context.ts'
import { Field, accountPage, problemNotice } from './account-page.tsx'
import { emailOf, ledIn, translated, wayBack } from './account-pages.tsx'
import { isGoodToken } from '../passwords/account-token.ts'
import { confirmEmail } from '../change-account.ts'
import { confirmRegistration } from '../confirm-registration.ts'
import { forgotPassword } from '../sign-in/forgot-password.ts'
import { isRegistrationOpen } from '../platform-settings.ts'
import { register } from '../register.ts'
import { resetPassword } from '../sign-in/reset-password.ts'
import { signInByLink } from '../sign-in/sign-in-link.ts'

type Pages = typeof accountPagesApi
type Page = Promise<Answer<unknown>>

const problemMessages = messages('accounts.problems')

interface Retry {
  problem?: string
  status?: number
}

export async function registerPage(ctx: AnyoneContext): Page {
  return registerSheet(ctx, { email: '', name: '' })
}

export async function sendRegister(
  ctx: Writable<AnyoneContext>,
  { email, password, name }: Input<Pages['sendRegister']>,
): Page {
  try {
    const shown = personNameSchema.safeParse(name)
    if (!shown.success) throw accountProblems.nameUnfit()
    const address = emailOf(email)
    await register(ctx, { email: address, password: newPasswordOf(password), name: shown.data })
    const t = translated(ctx)
    return sendsEmail(ctx)
      ? noticeSheet(ctx, 'page.register.sent', t('page.register.sent.lead', { email: address }))
      : noticeSheet(ctx, 'page.forgot.kept', t('page.register.kept.lead', { email: address }))
  } catch (error) {
    return registerSheet(ctx, { email, name, ...problemNotice(error, ctx.locale) })
  }
}

async function registerSheet(
  ctx: AnyoneContext,
  { email, name, ...retry }: Retry & { email: string; name: string },
): Page {
  const t = translated(ctx)
  const isOpen = await isRegistrationOpen(ctx)
  if (!isOpen) return noticeSheet(ctx, 'page.closed', problemMessages(ctx.locale, 'registration_closed'))
  return accountPage({
    ctx,
    title: t('page.register'),
    lead: t('page.register.lead'),
    ...retry,
    children: (
      <form method="post" action="/register">
        <Field
          label={t('field.name')}
          name="name"
          type="text"
          autoComplete="name"
          value={name}
          focused
          required={false}
        />
        <Field label={t('field.email')} name="email" type="email" autoComplete="email" value={email} />
        <NewPassword ctx={ctx} />
        <button>{t('act.register')}</button>
      </form>
    ),
    foot: (
      <p>
        {t('way.sign_in.lead')} <a href="/sign-in">{t('way.sign_in')}</a>
      </p>
    ),
  })
}

export async function forgotPage(ctx: AnyoneContext): Page {
  return forgotSheet(ctx, { email: '' })
}

export async function sendForgot(ctx: Writable<AnyoneContext>, { email }: Input<Pages['sendForgot']>): Page {
  try {
    const address = emailOf(email)
    await forgotPassword(ctx, { email: address })
    const t = translated(ctx)
    return sendsEmail(ctx)
      ? noticeSheet(ctx, 'page.forgot.sent', t('page.forgot.sent.lead', { email: address }))
      : noticeSheet(ctx, 'page.forgot.kept', t('page.forgot.kept.lead', { email: address }))
  } catch (error) {
    return forgotSheet(ctx, { email, ...problemNotice(error, ctx.locale) })
  }
}

function forgotSheet(ctx: AnyoneContext, { email, ...retry }: Retry & { email: string }): Answer<string> {
  const t = translated(ctx)
  return accountPage({
    ctx,
    title: t('page.forgot'),
    lead: t(sendsEmail(ctx) ? 'page.forgot.lead' : 'page.forgot.leadKept'),
    ...retry,
    children: (
      <form method="post" action="/forgot-password">
        <Field label={t('field.email')} name="email" type="email" autoComplete="username" value={email} focused />
        <button>{t(sendsEmail(ctx) ? 'act.forgot' : 'act.forgotKept')}</button>
      </form>
    ),
    foot: wayBack(ctx),
  })
}

export async function resetPage(ctx: AnyoneContext, { token }: Input<Pages['reset']>): Page {
  return (await isGoodToken(ctx, 'reset-password', token)) ? resetSheet(ctx, token) : spentSheet(ctx)
}

export async function sendReset(ctx: Writable<AnyoneContext>, { token, password }: Input<Pages['sendReset']>): Page {
  try {
    await resetPassword(ctx, { token, password: newPasswordOf(password) })
    return noticeSheet(ctx, 'page.reset.done', translated(ctx)('page.reset.done.lead'))
  } catch (error) {
    const retry = problemNotice(error, ctx.locale)
    return retry.status === 410 ? spentSheet(ctx) : resetSheet(ctx, token, retry)
  }
}

function resetSheet(ctx: AnyoneContext, token: string, retry: Retry = {}): Answer<string> {
  const t = translated(ctx)
  return accountPage({
    ctx,
    title: t('page.reset'),
    lead: t('page.reset.lead'),
    ...retry,
    children: (
      <form method="post" action={`/reset-password/${encodeURIComponent(token)}`}>
        <NewPassword ctx={ctx} focused />
        <button>{t('act.reset')}</button>
      </form>
    ),
  })
}

/** Opening a link changes nothing, because mail programs open links too (T10). The button on the page does. */
function buttonPage(
  path: string,
  purpose: TokenPurpose,
  words: Record<'title' | 'lead' | 'act', PlainName<'accounts.general'>>,
) {
  return async (ctx: AnyoneContext, { token }: { token: string }): Page => {
    if (!(await isGoodToken(ctx, purpose, token))) return spentSheet(ctx)
    const t = translated(ctx)
    return accountPage({
      ctx,
      title: t(words.title),
      lead: t(words.lead),
      children: (
        <form method="post" action={`/${path}/${encodeURIComponent(token)}`}>
          <button>{t(words.act)}</button>
        </form>
      ),
    })
  }
}

export const confirmPage = buttonPage('confirm', 'confirm-registration', {
  title: 'page.confirm',
  lead: 'page.confirm.lead',
  act: 'act.confirm',
})
export const linkPage = buttonPage('sign-in-link', 'sign-in-link', {
  title: 'page.link',
  lead: 'page.link.lead',
  act: 'act.sign_in',
})
export const confirmEmailPage = buttonPage('confirm-email', 'confirm-email', {
  title: 'page.email',
  lead: 'page.email.lead',
  act: 'act.email',
})

export function sendConfirm(ctx: Writable<AnyoneContext>, { token }: { token: string }): Page {
  return orSpent(ctx, async () => {
    const { returnTo, ...entered } = await confirmRegistration(ctx, { token })
    return ledIn(entered, returnTo)
  })
}

export function sendLink(ctx: Writable<AnyoneContext>, { token }: { token: string }): Page {
  return orSpent(ctx, async () => ledIn(await signInByLink(ctx, { token })))
}

export function sendConfirmEmail(ctx: Writable<AnyoneContext>, { token }: { token: string }): Page {
  return orSpent(ctx, async () => {
    await confirmEmail(ctx, { token })
    return noticeSheet(ctx, 'page.email.done', translated(ctx)('page.email.done.lead'))
  })
}

async function orSpent(ctx: AnyoneContext, work: () => Page): Page {
  try {
    return await work()
  } catch (error) {
    return spentSheet(ctx, problemNotice(error, ctx.locale))
  }
}

function spentSheet(ctx: AnyoneContext, retry: Retry = {}): Answer<string> {
  const t = translated(ctx)
  const { problem = problemMessages(ctx.locale, 'link_spent'), status = 410 } = retry
  return accountPage({ ctx, title: t('page.spent'), lead: problem, status, foot: wayBack(ctx) })
}

function noticeSheet(ctx: AnyoneContext, title: PlainName<'accounts.general'>, lead: string): Answer<string> {
  return accountPage({ ctx, title: translated(ctx)(title), lead, foot: wayBack(ctx) })
}

function NewPassword({ ctx, focused = false }: { ctx: AnyoneContext; focused?: boolean }) {
  const t = translated(ctx)
  return (
    <Field
      label={t('field.new_password')}
      name="password"
      type="password"
      autoComplete="new-password"
      hint={t('hint.password', { min: passwordMin })}
      minLength={passwordMin}
      focused={focused}
    />
  )
}

function newPasswordOf(typed: string): string {
  const read = passwordSchema.safeParse(typed)
  if (read.success) return read.data
  throw typed.length > passwordMax
    ? accountProblems.passwordTooLong({ max: passwordMax })
    : accountProblems.passwordTooShort({ min: passwordMin })
}
