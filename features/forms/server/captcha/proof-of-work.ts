import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Site, SiteContext, SiteTransaction } from '#platform/context'
import { mostTries, type ProofChallenge, proofMinutes } from '../../contract/proof.rules.ts'

type Sealer = Pick<SiteContext, 'config' | 'now' | 'random'> & { readonly site: Pick<Site, 'id'> }

/**
 * A challenge that costs one browser a second, and a flood of submissions a day. The server stores nothing until it is
 * solved.
 */
export function newChallenge(ctx: Sealer): ProofChallenge {
  const expires = Math.floor(ctx.now().getTime() / 1000) + proofMinutes * 60
  const salt = `${Buffer.from(ctx.random(12)).toString('hex')}?expires=${expires}`
  const number = Buffer.from(ctx.random(4)).readUInt32BE(0) % mostTries
  const challenge = hashOf(salt, number)
  return { algorithm: 'SHA-256', challenge, maxnumber: mostTries, salt, signature: signatureOf(ctx, challenge) }
}

const solutionSchema = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string().regex(/^[0-9a-f]{64}$/),
  number: z.int().min(0).max(mostTries),
  salt: z.string().max(100),
  signature: z.string().max(100),
})

/**
 * Tells whether a challenge of this site was solved in time. A solution is valid once: it is recorded in the
 * transaction that it permits.
 */
export async function takeSolution(ctx: SiteTransaction, payload: string): Promise<boolean> {
  const solution = readSolution(payload)
  if (!solution || !isSigned(ctx, solution)) return false
  const { challenge, number, salt } = solution
  const expires = Number(/\?expires=(\d{1,12})$/.exec(salt)?.[1])
  if (!(expires * 1000 > ctx.now().getTime()) || hashOf(salt, number) !== challenge) return false
  const noted = await ctx.db
    .insertInto('form_proofs')
    .values({ website_id: ctx.site.id, challenge, used_at: ctx.now() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(noted.numInsertedOrUpdatedRows ?? 0) === 1
}

function readSolution(payload: string): z.infer<typeof solutionSchema> | null {
  try {
    return solutionSchema.parse(JSON.parse(Buffer.from(payload, 'base64').toString('utf8')))
  } catch {
    return null
  }
}

function isSigned(ctx: Sealer, { challenge, signature }: Pick<ProofChallenge, 'challenge' | 'signature'>): boolean {
  const [expected, sent] = [Buffer.from(signatureOf(ctx, challenge)), Buffer.from(signature)]
  return expected.length === sent.length && timingSafeEqual(expected, sent)
}

function hashOf(salt: string, number: number): string {
  return createHash('sha256').update(`${salt}${number}`).digest('hex')
}

function signatureOf({ config, site }: Sealer, challenge: string): string {
  return createHmac('sha256', config.secret).update(`form proof\n${site.id}\n${challenge}`).digest('hex')
}
