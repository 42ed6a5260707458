import type { OutsideTransaction, SiteContext, SiteTransaction } from '#platform/context'
import { inSite, siteTables } from '#platform/database'
import { dayMs, hourMs } from '#platform/contract'
import { isShopInEu, type VatCheck } from '../contract/index.ts'
import { type Ask, askVies } from './ask-vies.ts'
import { taxSettings } from './tax.queries.ts'
import { realVatNumber } from './vat-number.ts'

/** Time for which a VIES result is valid; while the service does not answer, requests pause. */
const validForMs = { valid: dayMs, invalid: dayMs, approved: dayMs, unreachable: 300_000 } as const
/** Strangers type these numbers, so each shop may ask VIES only this often per hour. */
const mostInHour = 200

/** Returns the latest check of a number; null when it was never checked. */
export async function vatCheckOf(ctx: SiteContext, typed: string): Promise<VatCheck | null> {
  const number = realVatNumber(typed)?.number
  if (number === undefined) return null
  const checks = siteTables(ctx).selectFrom('vat_checks').select('check_result').where('number', '=', number)
  return (await checks.executeTakeFirst())?.check_result ?? null
}

/**
 * Checks a VAT number that removes the tax, unless it was checked recently. Returns null when the number is invalid or
 * removes nothing here. `isAgain` always asks VIES.
 */
export async function checkVatNumber(
  ctx: OutsideTransaction<SiteContext>,
  { typed, isAgain = false }: { typed: string; isAgain?: boolean },
  ask?: Ask,
): Promise<VatCheck | null> {
  const read = realVatNumber(typed)
  const stored = read && (await inSite(ctx, ctx.site, (tx) => storedCheck(tx, typed)))
  if (!read || !stored) return null
  const { check, settings, isMany } = stored
  const takesOff = settings.reverseCharge && isShopInEu(settings, 'goods') && read.country !== settings.country
  if (!takesOff) return null
  const now = ctx.now()
  if (!isAgain && check && new Date(check.at).getTime() + validForMs[check.state] > now.getTime()) return check
  if (!isAgain && isMany) return { state: 'unreachable', at: now.toISOString(), consultation: '', name: '', by: '' }
  const requester = realVatNumber(settings.vatNumber)?.number ?? ''
  const viesAnswer = await askVies({ number: read.number, requester, now }, ask)
  await inSite(ctx, ctx.site, (tx) => keep(tx, read.number, viesAnswer))
  return viesAnswer
}

async function storedCheck(ctx: SiteTransaction, typed: string) {
  const since = new Date(ctx.now().getTime() - hourMs)
  const { count } = await siteTables(ctx)
    .selectFrom('vat_checks')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('checked_at', '>', since)
    .executeTakeFirstOrThrow()
  const { settings } = await taxSettings(ctx)
  return { check: await vatCheckOf(ctx, typed), settings, isMany: Number(count) >= mostInHour }
}

async function keep(ctx: SiteTransaction, number: string, check_result: VatCheck): Promise<void> {
  const row = { check_result, checked_at: new Date(check_result.at) }
  await siteTables(ctx)
    .insertInto('vat_checks')
    .values({ number, ...row })
    .onConflict((conflict) => conflict.columns(['website_id', 'number']).doUpdateSet(row))
    .execute()
}
