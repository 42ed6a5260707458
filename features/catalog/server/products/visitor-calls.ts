import { countAttempt, type Limit } from '#features/accounts/server'
import { closureFor } from '#features/pages/server'
import type { VisitorContext, Writable } from '#platform/context'
import { everybody, isEmailAddress, type Input } from '#platform/contract'
import { inSite, siteTables } from '#platform/database'
import { type Answer, type CalledBy, answer, isOwnPath, redirect, networkPrefix } from '#platform/http'
import { catalogProblems, type shopApi } from '../../contract/index.ts'
import { productViews } from './product-views.ts'
import { sellables } from '../base/sellables.ts'
import { storeCurrency } from '../store-settings.ts'

const asks: Limit = { name: 'back-in-stock', capacity: 20, refillSeconds: 60, slowAfter: 15 }
/** Limit of stored requests: addresses of people are kept no longer than needed. */
const mostReminders = 10_000

/** A3.01–A3.04 */
export async function structuredContent(ctx: VisitorContext, { id }: { id: string }) {
  const view = (await productViews(ctx, [id], { opened: everybody })).data.get(id)
  if (!view) throw catalogProblems.productMissing()
  return {
    id,
    title: view.title,
    path: view.path,
    currency: await storeCurrency(ctx),
    structuredContent: view.structured,
  }
}

/** Stores the email address of a person who wants a message when a variant is available again. */
export async function remind(
  ctx: Writable<VisitorContext> & CalledBy,
  { variantId, email, returnTo }: Input<typeof shopApi.remind>,
): Promise<Answer<unknown>> {
  await countAttempt(ctx, asks, `${ctx.site.id} ${networkPrefix(ctx.caller.address)}`)
  const unfit = isEmailAddress(email) ? null : catalogProblems.emailUnfit()
  if (unfit && ctx.caller.wantsPage)
    return redirect(`${withQuery(returnTo, { variant: variantId, refused: unfit.code })}#restock`)
  if (unfit) throw unfit
  await inSite(ctx, ctx.site, async (tx) => {
    const sellable = (await sellables(tx, [variantId])).get(variantId)
    const isClosed = (await closureFor({ ...ctx, ...tx }, ctx.caller.cookie('__Host-access'))) !== null
    if (isClosed || !sellable?.isForSale) throw catalogProblems.variantMissing()
    const { n } = await siteTables({ db: tx.db, site: ctx.site })
      .selectFrom('stock_reminders')
      .where('variant_id', '=', variantId)
      .select((row) => row.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    if (Number(n) >= mostReminders) return
    await siteTables({ db: tx.db, site: ctx.site })
      .insertInto('stock_reminders')
      .values({
        variant_id: variantId,
        email: email.toLowerCase(),
        locale: ctx.site.locale,
        created_at: ctx.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
  if (returnTo === '') return answer({ type: 'application/json', body: {} })
  return redirect(withQuery(returnTo, { reminded: 'yes' }))
}

function withQuery(returnTo: string, query: Record<string, string>): string {
  const back = isOwnPath(returnTo) ? returnTo : '/'
  return `${back}${back.includes('?') ? '&' : '?'}${new URLSearchParams(query)}`
}
