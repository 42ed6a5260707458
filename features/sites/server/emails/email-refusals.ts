import { createHash } from 'node:crypto'
import type {
  PlatformContext,
  SiteContext,
  SiteTransaction,
  VisitorContext,
  VisitorTransaction,
} from '#platform/context'
import type { Input } from '#platform/contract'
import { siteTables } from '#platform/database'
import { type Answer, answer, type CalledBy, isProof, proofOf } from '#platform/http'
import type { emailRefusalsApi } from '../../contract/email-refusals.api.ts'
import { siteProblems } from '../../contract/sites.problems.ts'
import { emailStopPage } from './email-stop-page.tsx'

/** Kinds of advertising emails, each of which can be refused by itself. */
type RefusableKind = 'cart-abandoned' | 'back-in-stock' | 'review-request'

interface Refusal {
  readonly kind: RefusableKind
  readonly email: string
}

type OfSite = Pick<PlatformContext, 'config'> & { readonly site: Pick<SiteContext['site'], 'id' | 'baseUrl'> }

/** Returns the unsubscribe address for emails of a kind. It is derived from the two, so nothing is stored. */
export function unsubscribeUrlOf(ctx: OfSite, { kind, email }: Refusal): string {
  const named = Buffer.from(JSON.stringify([kind, email])).toString('base64url')
  const token = `${named}.${proofOf(ctx.config.secret, textOf(ctx, named))}`
  return `${ctx.site.baseUrl}/api/emails/stop?${new URLSearchParams({ token })}`
}

export async function isRefused(ctx: SiteContext, refusal: Refusal): Promise<boolean> {
  const row = await siteTables(ctx)
    .selectFrom('email_refusals')
    .select('email_hash')
    .where('email_hash', '=', hashOf(ctx, refusal))
    .executeTakeFirst()
  return row !== undefined
}

export async function askToStop(
  ctx: VisitorContext,
  { token }: Input<typeof emailRefusalsApi.ask>,
): Promise<Answer<unknown>> {
  refusalIn(ctx, token)
  return stopPage(ctx, token, false)
}

export async function stopEmails(
  ctx: VisitorTransaction & CalledBy,
  { token }: Input<typeof emailRefusalsApi.stop>,
): Promise<Answer<unknown>> {
  await keepRefusal(ctx, refusalIn(ctx, token))
  return stopPage(ctx, token, true)
}

function stopPage({ site, locale: language }: SiteContext, token: string, isDone: boolean): Answer<unknown> {
  return answer({ type: 'text/html; charset=utf-8', body: emailStopPage({ site, language, token, isDone }) })
}

async function keepRefusal(ctx: SiteTransaction, refusal: Refusal): Promise<void> {
  await siteTables(ctx)
    .insertInto('email_refusals')
    .values({ email_hash: hashOf(ctx, refusal), created_at: ctx.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

function refusalIn(ctx: SiteContext, token: string): Refusal {
  const [named = '', proof, ...rest] = token.split('.')
  if (rest.length > 0 || !isProof(ctx.config, textOf(ctx, named), proof)) throw siteProblems.emailLinkUnfit()
  const [kind, email] = JSON.parse(Buffer.from(named, 'base64url').toString()) as [RefusableKind, string]
  return { kind, email }
}

function textOf({ site }: Pick<OfSite, 'site'>, named: string): string {
  return `stop emails\n${site.id}\n${named}`
}

function hashOf({ site }: Pick<OfSite, 'site'>, { kind, email }: Refusal): string {
  return createHash('sha256').update(`stop ${kind}\n${site.id}\n${email.trim().toLowerCase()}`).digest('base64url')
}
