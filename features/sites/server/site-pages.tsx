import type { Writable } from '#platform/context'
import { type AnyoneContext, Field, type SignedInContext, accountPage, problemNotice } from '#features/accounts/server'
import { accountMessages, accountProblems, passwordMin } from '#features/accounts/contract'
import type { Input } from '#platform/contract'
import { type Answer, redirect } from '#platform/http'
import type { sitePagesApi } from '../contract/site-pages.api.ts'
import { siteMessages as say } from '../contract/sites.messages.ts'
import { siteProblems } from '../contract/sites.problems.ts'
import { openSite } from './enter-site.ts'
import { acceptInvitation, readInvitation } from './people/invitations.ts'

type Page = Promise<Answer<unknown>>

/** GET /open/{site}: leads to the site's admin host, by way of the sign-in page where needed. */
export async function openPage(ctx: AnyoneContext, { name, returnTo }: Input<typeof sitePagesApi.open>): Page {
  if (!ctx.account)
    return redirect(
      `/sign-in?returnTo=${encodeURIComponent(`/open/${name}${returnTo ? `?returnTo=${encodeURIComponent(returnTo)}` : ''}`)}`,
      {
        status: 302,
      },
    )
  try {
    const { url } = await openSite(ctx as Writable<AnyoneContext & SignedInContext>, { name, returnTo })
    return redirect(url, { status: 302 })
  } catch (error) {
    if (!siteProblems.secondFactorFirst.is(error)) throw error
    return redirect(`/account/security?${new URLSearchParams({ site: name })}`, { status: 302 })
  }
}

export async function invitationPage(ctx: AnyoneContext, { token }: Input<typeof sitePagesApi.invitation>): Page {
  return invitationSheet(ctx, token, {})
}

export async function sendInvitation(
  ctx: Writable<AnyoneContext>,
  { token, name, password }: Input<typeof sitePagesApi.sendInvitation>,
): Page {
  try {
    const { site, cookies } = await acceptInvitation(ctx, { token, name, password: password.normalize('NFKC') })
    if (!site) return confirmSheet(ctx, token)
    return redirect(`/open/${site.name}`, { cookies })
  } catch (error) {
    if (accountProblems.signInFirst.is(error))
      return redirect(`/sign-in?returnTo=${encodeURIComponent(`/invitation/${token}`)}`)
    return invitationSheet(ctx, token, { name, ...problemNotice(error, ctx.locale) })
  }
}

async function confirmSheet(ctx: AnyoneContext, token: string): Page {
  const { email } = await readInvitation(ctx, { token })
  return accountPage({
    ctx,
    title: say(ctx.locale, 'page.invitation.confirm'),
    lead: say(ctx.locale, 'page.invitation.confirm.lead', { email }),
  })
}

interface SheetContext {
  name?: string
  problem?: string
  status?: number
}

async function invitationSheet(ctx: AnyoneContext, token: string, { name = '', ...retry }: SheetContext): Page {
  const t = (message: Parameters<typeof say>[1], values?: Record<string, string>) => say(ctx.locale, message, values)
  const found = await readInvitation(ctx, { token }).catch((error: unknown) => problemNotice(error, ctx.locale))
  if ('problem' in found)
    return accountPage({
      ctx,
      title: accountMessages(ctx.locale, 'page.spent'),
      lead: found.problem,
      status: found.status,
    })
  const { email, site, invitedBy, hasAccount, offersOwnership } = found
  const label = hasAccount ? t(ctx.account ? 'act.accept' : 'act.accept.sign_in') : t('act.accept.new')
  return accountPage({
    ctx,
    title: t(offersOwnership ? 'page.offer' : 'page.invitation', { site }),
    lead: t(offersOwnership ? 'page.offer.lead' : 'page.invitation.lead', { who: invitedBy, email }),
    ...retry,
    children: (
      <form method="post" action={`/invitation/${encodeURIComponent(token)}`}>
        {hasAccount ? null : (
          <>
            <Field
              label={accountMessages(ctx.locale, 'field.name')}
              name="name"
              type="text"
              autoComplete="name"
              value={name}
              focused
              required={false}
            />
            <Field
              label={accountMessages(ctx.locale, 'field.new_password')}
              name="password"
              type="password"
              autoComplete="new-password"
              minLength={passwordMin}
              hint={accountMessages(ctx.locale, 'hint.password', { min: passwordMin })}
            />
          </>
        )}
        <button>{label}</button>
      </form>
    ),
  })
}
