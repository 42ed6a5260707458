import { audit } from '#features/accounts/server'
import { slugOf } from '#features/pages/contract'
import { registerAddress, releaseAddress } from '#features/pages/server'
import { orderBetween } from '#platform/document'
import { cacheTag, type OwnerContext, type OwnerTransaction, provided } from '#platform/context'
import { enumerations, type Input, newId } from '#platform/contract'
import { changed, siteTables } from '#platform/database'
import { sql } from 'kysely'
import { type Category, type categoryApi, catalogProblems, categoryPath } from '../../contract/index.ts'
import { categories, categoryOf, type CategoryRow, categoryRowById } from './categories.queries.ts'
import { categoryUses } from '../extension-points.ts'
import { requireProductsPage } from '../base/products-pages.ts'

export async function createCategory(
  ctx: OwnerTransaction,
  {
    collectionId,
    parentId = null,
    name,
  }: Omit<Input<typeof categoryApi.create>, 'parentId'> & { parentId?: string | null },
): Promise<Category> {
  ctx.require('commerce.inventory')
  const page = await requireProductsPage(ctx, collectionId)
  const max = enumerations.limits.nestedCategories
  const { n } = await categories(ctx).select(sql<number>`count(*)::int`.as('n')).executeTakeFirstOrThrow()
  if (n >= max) throw catalogProblems.categoriesFull({ max })
  const parent = parentId === null ? null : await categoryRowById(ctx, parentId)
  const slug = slugOf(name).replaceAll('/', '-') || 'category'
  const slugs = parent ? `${parent.slugs}/${slug}` : slug
  await requireFreeSlugs(ctx, collectionId, slugs, '', name)
  const row = {
    website_id: ctx.site.id,
    id: newId(ctx.now().getTime()),
    collection_id: collectionId,
    parent_id: parentId,
    name,
    slug,
    slugs,
    description: '',
    image: null,
    sort: orderBetween(await lastSort(ctx, collectionId, parentId), null),
  }
  await ctx.db.insertInto('product_categories').values(row).execute()
  await registerAddress(ctx, addressOf(page, row))
  await audit(ctx, { action: 'catalog.category_created', subject: row.id, after: { name } })
  await changed(ctx, [cacheTag.collection(collectionId)])
  return categoryOf(row, 0)
}

/** Changes the name, place, image or texts of a category. Everything below it moves along, with redirects. */
export async function changeCategory(
  ctx: OwnerTransaction,
  { id, values }: Input<typeof categoryApi.change>,
): Promise<Category> {
  ctx.require('commerce.inventory')
  const before = await categoryRowById(ctx, id)
  const page = await requireProductsPage(ctx, before.collection_id)
  const parentId = values.parentId === undefined ? before.parent_id : values.parentId
  const parent = parentId === null ? null : await categoryRowById(ctx, parentId)
  if (parent && (parent.id === id || parent.slugs === before.slugs || parent.slugs.startsWith(`${before.slugs}/`)))
    throw catalogProblems.categoryInItself()
  const name = values.name ?? before.name
  const slug =
    (values.slug ? slugOf(values.slug) : values.name ? slugOf(values.name) : before.slug).replaceAll('/', '-') ||
    before.slug
  const slugs = parent ? `${parent.slugs}/${slug}` : slug
  await requireFreeSlugs(ctx, before.collection_id, slugs, id, name)
  const isPlaced = values.parentId !== undefined || values.before !== undefined
  const sort = isPlaced ? await sortBefore(ctx, before.collection_id, parentId, values.before ?? null, id) : before.sort
  const row = {
    name,
    slug,
    slugs,
    parent_id: parentId,
    sort,
    description: values.description ?? before.description,
    image: values.image === undefined ? before.image : values.image,
  }
  await siteTables(ctx).updateTable('product_categories').set(row).where('id', '=', id).execute()
  if (slugs !== before.slugs) await moveBelow(ctx, page, before, slugs)
  await changed(ctx, [cacheTag.collection(before.collection_id)])
  const members = await siteTables(ctx)
    .selectFrom('product_category_members')
    .where('category_id', '=', id)
    .select(sql<number>`count(*)::int`.as('n'))
    .executeTakeFirstOrThrow()
  return categoryOf({ ...before, ...row }, members.n)
}

/**
 * Removes a category. Its products stay; its subcategories move up. A category with a discount stays, because the
 * discount would silently end.
 */
export async function removeCategory(ctx: OwnerTransaction, { id }: { id: string }): Promise<Record<string, never>> {
  ctx.require('commerce.inventory')
  const row = await categoryRowById(ctx, id)
  const uses: string[] = []
  for (const usesOf of provided(ctx.product, categoryUses)) uses.push(...(await usesOf(ctx, id)))
  if (uses.length > 0)
    throw catalogProblems.categoryUsed({ name: row.name, uses: uses.map((title) => `“${title}”`).join(', ') })
  const children = await categories(ctx).where('parent_id', '=', id).select(['id', 'name']).orderBy('sort').execute()
  for (const child of children)
    await changeCategory(ctx, {
      id: child.id,
      values: { parentId: row.parent_id, slug: await freeChildSlug(ctx, row, child.id) },
    })
  await releaseAddress(ctx, { subject: `product-category:${id}` })
  await siteTables(ctx).deleteFrom('product_categories').where('id', '=', id).execute()
  await audit(ctx, { action: 'catalog.category_removed', subject: id, before: { name: row.name } })
  await changed(ctx, [cacheTag.collection(row.collection_id)])
  return {}
}

/** The parent may already have a category of that name. */
async function freeChildSlug(ctx: OwnerContext, parent: CategoryRow, childId: string): Promise<string> {
  const child = await categoryRowById(ctx, childId)
  const above = parent.slugs.split('/').slice(0, -1)
  const siblings = await categories(ctx)
    .where('collection_id', '=', parent.collection_id)
    .where('id', '!=', childId)
    .select('slugs')
    .execute()
  const siblingSlugs = new Set(siblings.map(({ slugs }) => slugs))
  let slug = child.slug
  for (let number = 2; siblingSlugs.has([...above, slug].join('/')); number += 1) slug = `${child.slug}-${number}`
  return slug
}

async function moveBelow(
  ctx: OwnerTransaction,
  page: { slug: string },
  before: CategoryRow,
  slugs: string,
): Promise<void> {
  await sql`
    update product_categories set slugs = ${slugs} || substr(slugs, ${before.slugs.length + 1})
    where website_id = ${ctx.site.id} and collection_id = ${before.collection_id} and slugs like ${`${before.slugs.replace(/[\\%_]/g, '\\$&')}/%`}`.execute(
    ctx.db,
  )
  const moved = await categories(ctx)
    .where('collection_id', '=', before.collection_id)
    .where((row) => row.or([row('slugs', '=', slugs), row('slugs', 'like', `${slugs.replace(/[\\%_]/g, '\\$&')}/%`)]))
    .select(['id', 'slugs'])
    .execute()
  for (const row of moved) await registerAddress(ctx, addressOf(page, row))
}

export function addressOf(page: { slug: string }, row: { id: string; slugs: string }) {
  return {
    subject: `product-category:${row.id}`,
    path: categoryPath(page.slug, row.slugs),
    pageType: enumerations.pageTypes.collection,
  }
}

async function requireFreeSlugs(
  ctx: OwnerContext,
  collectionId: string,
  slugs: string,
  id: string,
  name: string,
): Promise<void> {
  const namesake = await categories(ctx)
    .where('collection_id', '=', collectionId)
    .where('slugs', '=', slugs)
    .where('id', '!=', id)
    .select('id')
    .executeTakeFirst()
  if (namesake) throw catalogProblems.categoryExists({ name })
}

async function lastSort(ctx: OwnerContext, collectionId: string, parentId: string | null): Promise<string | null> {
  const row = await siblings(ctx, collectionId, parentId)
    .select(sql<string | null>`max(sort)`.as('last'))
    .executeTakeFirst()
  return row?.last ?? null
}

async function sortBefore(
  ctx: OwnerContext,
  collectionId: string,
  parentId: string | null,
  before: string | null,
  id: string,
): Promise<string> {
  const others = await siblings(ctx, collectionId, parentId)
    .where('id', '!=', id)
    .select(['id', 'sort'])
    .orderBy('sort')
    .orderBy('id')
    .execute()
  const siblingAt = before === null ? -1 : others.findIndex((sibling) => sibling.id === before)
  const place = siblingAt < 0 ? others.length : siblingAt
  return orderBetween(others[place - 1]?.sort ?? null, others[place]?.sort ?? null)
}

function siblings(ctx: OwnerContext, collectionId: string, parentId: string | null) {
  const all = categories(ctx).where('collection_id', '=', collectionId)
  return parentId === null ? all.where('parent_id', 'is', null) : all.where('parent_id', '=', parentId)
}
