import { X509Certificate } from 'node:crypto'
import type { PlatformContext, Writable } from '#platform/context'
import type { KeyAndChain } from './certificates.ts'
import { openKey, sealKey } from './seal-key.ts'

export interface Authority {
  /** Address of its directory. */
  readonly directory: string
  /** It writes there about certificates that end; null: nowhere. */
  readonly email: string | null
}

export interface Ordered extends KeyAndChain {
  readonly expiresAt: Date
  /** After two thirds of its time. */
  readonly renewAt: Date
}

export type Outcome =
  | { readonly status: 'ordered'; readonly certificate: Ordered }
  | { readonly status: 'failed'; readonly reason: string }
  /** The authority takes no more for a while; null: it does not say how long. */
  | { readonly status: 'limited'; readonly reason: string; readonly until: Date | null }

type Context = Pick<Writable<PlatformContext>, 'db' | 'now' | 'config'>

/** Fetches a certificate for one host: RFC 8555, proved over HTTP. */
export async function orderCertificate(ctx: Context, authority: Authority, host: string): Promise<Outcome> {
  // It weighs 20 MB in memory and is needed a few times in three months.
  const { default: acme } = await import('acme-client')
  const limit: { until: Date | null; isSet: boolean } = { until: null, isSet: false }
  // What is put off is tried again by the row, not by a process that waits.
  Object.assign(acme.axios.defaults, { timeout: 30_000, acmeSettings: { retryMaxAttempts: 0, retryDefaultDelay: 5 } })
  const watching = acme.axios.interceptors.response.use((response) => {
    if (response.status === 429) {
      limit.isSet = true
      limit.until = momentOf(String(response.headers['retry-after'] ?? ''), ctx.now())
    }
    return response
  })
  try {
    const client = await clientOf(ctx, authority)
    const [key, csr] = await acme.crypto.createCsr(
      { commonName: host, altNames: [host] },
      await acme.crypto.createPrivateEcdsaKey(),
    )
    const chain = await client.auto({
      csr,
      challengePriority: ['http-01'],
      // Whether the host leads here is for the authority to find out: from within it may look otherwise.
      skipChallengeVerification: true,
      challengeCreateFn: async (_, { token }, answer) => {
        await ctx.db
          .insertInto('acme_challenges')
          .values({ token, answer, created_at: ctx.now() })
          .onConflict((conflict) => conflict.column('token').doUpdateSet({ answer }))
          .execute()
      },
      challengeRemoveFn: async (_, { token }) => {
        await ctx.db.deleteFrom('acme_challenges').where('token', '=', token).execute()
      },
    })
    return { status: 'ordered', certificate: { key: key.toString(), chain, ...timesOf(chain) } }
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, 500)
    return limit.isSet ? { status: 'limited', reason, until: limit.until } : { status: 'failed', reason }
  } finally {
    acme.axios.interceptors.response.eject(watching)
  }
}

async function clientOf(ctx: Context, { directory, email }: Authority) {
  const { default: acme } = await import('acme-client')
  const row = await ctx.db.selectFrom('acme_accounts').selectAll().where('directory', '=', directory).executeTakeFirst()
  const known = row ? openKey(ctx.config, directory, row.sealed) : null
  const accountKey = known ?? (await acme.crypto.createPrivateEcdsaKey()).toString()
  const client = new acme.Client({
    directoryUrl: directory,
    accountKey,
    ...(known !== null && row?.url ? { accountUrl: row.url } : {}),
    backoffAttempts: 10,
    backoffMin: 1000,
    backoffMax: 5000,
  })
  if (known !== null && row?.url) return client
  await client.createAccount({
    termsOfServiceAgreed: true,
    ...(email === null ? {} : { contact: [`mailto:${email}`] }),
  })
  const values = { sealed: sealKey(ctx.config, directory, accountKey), url: client.getAccountUrl() }
  await ctx.db
    .insertInto('acme_accounts')
    .values({ directory, ...values })
    .onConflict((conflict) => conflict.column('directory').doUpdateSet(values))
    .execute()
  return client
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
