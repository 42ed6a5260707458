import { siteTables } from '#platform/database'
import { audit } from '#features/accounts/server'
import { savePageSettings, setInAreas } from '#features/pages/server'
import type { OwnerContext, OwnerTransaction } from '#platform/context'
import { type Input, newId, type Output } from '#platform/contract'
import { type Area, type AreaDraft, areasProblems, type areasApi, type NewPrice } from '../contract/index.ts'
import { areaChoices, areasOf } from './areas.queries.ts'
import { sellAccess } from './sell-access.ts'

export async function readAreas(ctx: OwnerContext): Promise<Output<typeof areasApi.areas>> {
  ctx.require('settings.memberAccounts')
  return { areas: await areasOf(ctx), ...(await areaChoices(ctx)) }
}

/** Input with prices that are not products yet. */
interface WithPrices {
  prices?: readonly NewPrice[]
}

export async function createArea(
  ctx: OwnerTransaction,
  { prices = [], ...sent }: AreaDraft & WithPrices,
): Promise<Area> {
  ctx.require('settings.memberAccounts')
  await checkParts(ctx, sent, null)
  const draft = await withPrices(ctx, sent, prices)
  const now = ctx.now()
  const id = newId(now.getTime())
  const { title, lead } = draft
  await siteTables(ctx).insertInto('member_areas').values({ id, title, lead, created_at: now }).execute()
  await writeParts(ctx, id, draft)
  await coverDocuments(ctx)
  await closePages(ctx, draft.documentIds)
  await audit(ctx, { action: 'area.created', subject: id, before: null, after: draft })
  return { id, ...draft }
}

export async function changeArea(
  ctx: OwnerTransaction,
  { id, prices = [], ...sent }: Area & WithPrices,
): Promise<Area> {
  ctx.require('settings.memberAccounts')
  const [before] = await areasOf(ctx, [id])
  if (!before) throw areasProblems.missing({ id })
  await checkParts(ctx, sent, before)
  const draft = await withPrices(ctx, sent, prices)
  const { title, lead } = draft
  await siteTables(ctx).updateTable('member_areas').set({ title, lead }).where('id', '=', id).execute()
  for (const table of ['member_area_documents', 'member_area_products'] as const)
    await ctx.db.deleteFrom(table).where('website_id', '=', ctx.site.id).where('area_id', '=', id).execute()
  await writeParts(ctx, id, draft)
  await coverDocuments(ctx)
  await closePages(
    ctx,
    draft.documentIds.filter((documentId) => !before.documentIds.includes(documentId)),
  )
  await audit(ctx, { action: 'area.changed', subject: id, before, after: { id, ...draft } })
  return { id, ...draft }
}

/** Removes an area. Its pages are open to all members again, and its purchases stay recorded. */
export async function removeArea(
  ctx: OwnerTransaction,
  { id }: Input<typeof areasApi.remove>,
): Promise<Record<string, never>> {
  ctx.require('settings.memberAccounts')
  const [before] = await areasOf(ctx, [id])
  if (!before) return {}
  await siteTables(ctx).deleteFrom('member_areas').where('id', '=', id).execute()
  await coverDocuments(ctx)
  await audit(ctx, { action: 'area.removed', subject: id, before, after: null })
  return {}
}

/** Content of an area is for members, including everything below it in the menu. */
async function coverDocuments(ctx: OwnerTransaction): Promise<void> {
  const rows = await siteTables(ctx).selectFrom('member_area_documents').select('document_id').distinct().execute()
  await setInAreas(
    ctx,
    rows.map((row) => row.document_id),
  )
}

/** Restricts the pages to members; pages that leave the area stay restricted. */
async function closePages(ctx: OwnerTransaction, documentIds: readonly string[]): Promise<void> {
  const { documents } = await areaChoices(ctx)
  for (const { id, isPublic } of documents)
    if (isPublic && documentIds.includes(id)) await savePageSettings(ctx, { id, settings: { access: 'members' } })
}

/** Creates a product for each new price, which is on sale at once, and lists it after the chosen ones. */
async function withPrices(ctx: OwnerTransaction, draft: AreaDraft, prices: readonly NewPrice[]): Promise<AreaDraft> {
  if (prices.length === 0) return draft
  const productIds = [...draft.productIds]
  for (const price of prices) productIds.push(await sellAccess(ctx, draft.title, price))
  return { ...draft, productIds }
}

/** Accepts valid choices and former content: a page that has become public again stays in its area. */
async function checkParts(
  ctx: OwnerContext,
  { documentIds, productIds }: AreaDraft,
  before: Area | null,
): Promise<void> {
  const choices = await areaChoices(ctx)
  const documents = new Set([...choices.documents.map(({ id }) => id), ...(before?.documentIds ?? [])])
  if (documentIds.some((id) => !documents.has(id))) throw areasProblems.notForMembers()
  const products = new Set([...choices.products.map(({ id }) => id), ...(before?.productIds ?? [])])
  if (productIds.some((id) => !products.has(id))) throw areasProblems.notAccess()
}

async function writeParts(
  ctx: OwnerTransaction,
  areaId: string,
  { documentIds, productIds }: AreaDraft,
): Promise<void> {
  const part = { website_id: ctx.site.id, area_id: areaId }
  const documents = [...new Set(documentIds)].map((id) => ({ ...part, document_id: id }))
  if (documents.length > 0) await ctx.db.insertInto('member_area_documents').values(documents).execute()
  const products = [...new Set(productIds)].map((id, position) => ({ ...part, product_id: id, position }))
  if (products.length > 0) await ctx.db.insertInto('member_area_products').values(products).execute()
}
