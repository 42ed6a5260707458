import { createPrivateKey, generateKeyPairSync, X509Certificate } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import type { PlatformContext, Writable } from '#platform/context'
import type { KeyAndChain } from './certificates.ts'
import { certificateRequest } from './certificate-request.ts'
import { type Acme, type AcmeOptions, speakAcme } from './speak-acme.ts'
import { openKey, sealKey } from './seal-key.ts'

export interface Authority {
  /** Address of its directory. */
  readonly directory: string
  /** Address for the authority's emails about expiring certificates; null for none. */
  readonly email: string | null
}

export interface Ordered extends KeyAndChain {
  readonly expiresAt: Date
  /** Time of the renewal, after two thirds of its validity. */
  readonly renewAt: Date
}

export type Outcome =
  | { readonly status: 'ordered'; readonly certificate: Ordered }
  | { readonly status: 'failed'; readonly reason: string }
  /** Time until which the authority accepts no more orders; null when it does not say. */
  | { readonly status: 'limited'; readonly reason: string; readonly until: Date | null }

type Context = Pick<Writable<PlatformContext>, 'db' | 'now' | 'config'>

/** Fetches a certificate for one host: RFC 8555, proved over HTTP. */
export async function orderCertificate(ctx: Context, authority: Authority, host: string): Promise<Outcome> {
  const limit: { retryAfter: string | null } = { retryAfter: null }
  try {
    const acme = await enter(ctx, authority, (retryAfter) => (limit.retryAfter = retryAfter))
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const identifiers = [{ type: 'dns', value: host }]
    const { body, location } = await acme.post(acme.directory.newOrder, { identifiers })
    const order = orderSchema.parse(body)
    for (const url of order.authorizations) await prove(ctx, acme, url)
    await acme.post(order.finalize, { csr: certificateRequest(privateKey, host).toString('base64url') })
    const { certificate = '' } = await settled(acme, location, orderSchema)
    const { text: chain } = await acme.post(certificate)
    const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    return { status: 'ordered', certificate: { key, chain, ...timesOf(chain) } }
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, 500)
    if (limit.retryAfter === null) return { status: 'failed', reason }
    return { status: 'limited', reason, until: momentOf(limit.retryAfter, ctx.now()) }
  }
}

const problemSchema = z.object({ detail: z.string().default('') })
const orderSchema = z.object({
  status: z.string(),
  authorizations: z.array(z.url()),
  finalize: z.url(),
  certificate: z.url().optional(),
  error: problemSchema.optional(),
})
const challengeSchema = z.object({
  type: z.string(),
  url: z.url(),
  token: z.string().default(''),
  error: problemSchema.optional(),
})
const authorizationSchema = z.object({ status: z.string(), challenges: z.array(challengeSchema) })

/**
 * Only the authority can determine whether the host leads to this installation, because it may look different from
 * inside the network.
 */
async function prove(ctx: Context, acme: Acme, url: string): Promise<void> {
  const { status, challenges } = authorizationSchema.parse((await acme.post(url)).body)
  if (status === 'valid') return
  const challenge = challenges.find(({ type }) => type === 'http-01')
  if (!challenge) throw new Error('The authority does not prove hosts over HTTP.')
  const { token } = challenge
  const answer = acme.answerTo(token)
  await ctx.db
    .insertInto('acme_challenges')
    .values({ token, answer, created_at: ctx.now() })
    .onConflict((conflict) => conflict.column('token').doUpdateSet({ answer }))
    .execute()
  try {
    await acme.post(challenge.url, {})
    await settled(acme, url, authorizationSchema)
  } finally {
    await ctx.db.deleteFrom('acme_challenges').where('token', '=', token).execute()
  }
}

const looks = 30
const lookMs = 2000

/** Waits up to about a minute for the authority's result. */
async function settled<T extends { status: string }>(acme: Acme, url: string, schema: z.ZodType<T>): Promise<T> {
  for (let look = 0; look < looks; look++) {
    const answered = schema.parse((await acme.post(url)).body)
    if (answered.status === 'valid') return answered
    if (answered.status === 'invalid') throw new Error(reasonOf(answered))
    await pause(look === 0 ? 500 : lookMs)
  }
  throw new Error('The authority did not come to an end in a minute.')
}

function reasonOf(answered: unknown): string {
  const { error, challenges = [] } = refusalSchema.parse(answered)
  const details = [error, ...challenges.map((challenge) => challenge.error)].map((problem) => problem?.detail)
  return details.find((detail) => detail) ?? 'The authority refused.'
}

const refusalSchema = z.object({ error: problemSchema.optional(), challenges: z.array(challengeSchema).optional() })

/** Signs in with the installation's account at the authority, whose key all workers share. */
async function enter(ctx: Context, { directory, email }: Authority, onLimit: AcmeOptions['onLimit']): Promise<Acme> {
  const row = await ctx.db.selectFrom('acme_accounts').selectAll().where('directory', '=', directory).executeTakeFirst()
  const kept = row ? openKey(ctx.config, directory, row.sealed) : null
  const key = kept === null ? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey : createPrivateKey(kept)
  const accountUrl = kept === null ? null : (row?.url ?? null)
  const acme = await speakAcme({ directory, key, onLimit }, accountUrl)
  if (accountUrl !== null) return acme
  const url = await acme.account(email)
  const values = {
    sealed: sealKey(ctx.config, directory, key.export({ type: 'pkcs8', format: 'pem' }).toString()),
    url,
  }
  await ctx.db
    .insertInto('acme_accounts')
    .values({ directory, ...values })
    .onConflict((conflict) => conflict.column('directory').doUpdateSet(values))
    .execute()
  return acme
}

function timesOf(chain: string): { expiresAt: Date; renewAt: Date } {
  const { validFromDate, validToDate } = new X509Certificate(chain)
  const [from, to] = [validFromDate.getTime(), validToDate.getTime()]
  return { expiresAt: validToDate, renewAt: new Date(from + ((to - from) * 2) / 3) }
}

/** `Retry-After` counts seconds or names a moment. */
function momentOf(header: string, now: Date): Date | null {
  if (/^\d+$/.test(header)) return new Date(now.getTime() + Number(header) * 1000)
  const moment = new Date(header)
  return Number.isNaN(moment.getTime()) ? null : moment
}
