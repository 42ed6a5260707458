import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createCollection, createItem, ensureAuthor } from '#features/content/server'
import { createList } from '#features/forms/server'
import { storeAsset } from '#features/media/server'
import {
  changeDocument,
  createDocument,
  documentSummaries,
  draftOf,
  publish,
  savePageSettings,
  setHomepage,
} from '#features/pages/server'
import { changeSettings } from '#features/sites/server'
import { type Document, diffDocuments } from '#platform/document'
import type { OwnerContext, OwnerTransaction } from '#platform/context'
import { newId } from '#platform/contract'
import { buildShop } from './build-shop.ts'
import { type Band, type Starts, layout } from './compose.ts'
import { fillShelf } from './fill-shelf.ts'
import { sampleFolder } from './folder.ts'
import type { CollectionPlan, ItemPlan, MenuEntry, Names, PagePlan, SitePlan } from './plan.ts'

/**
 * Fills a new site with what a plan holds, through the operations that an owner uses, and publishes it. A draft is
 * published as far as it says nothing: look, header, footer and menu, which leads to no page before that is published.
 */
export async function fillSite(ctx: OwnerTransaction, plan: SitePlan, { isDraft = false } = {}): Promise<void> {
  if (plan.description !== '')
    await changeSettings(ctx, { group: 'general', values: { description: plan.description } })
  for (const [group, values] of Object.entries(plan.settings ?? {})) await changeSettings(ctx, { group, values })
  const images = await storeFiles(ctx, plan)
  const collections = new Map<string, { id: string; documentId: string }>()
  const lists = await createLists(ctx, plan)
  const names: Names = {
    asset: (name) => found(images, name, 'image'),
    collection: (key) => found(collections, key, 'collection').id,
    list: (key) => found(lists, key, 'mailing list'),
  }
  await writeSpecialPages(ctx, plan, names)
  const documentIds: string[] = []
  for (const collection of plan.collections) {
    const { id, documentId } = await createCollection(ctx, {
      type: collection.type,
      title: collection.title,
      slug: collection.slug,
    })
    await savePageSettings(ctx, { id: documentId, settings: { description: collection.description } })
    collections.set(collection.key, { id, documentId })
    documentIds.push(documentId, ...(await createItems(ctx, id, collection, names)))
  }
  if (plan.shop) {
    const { id, documentId } = await buildShop(ctx, plan, plan.shop, names.asset)
    collections.set(plan.shop.key, { id, documentId })
    documentIds.push(documentId)
  }
  if (plan.shelf) collections.set(plan.shelf.key, await fillShelf(ctx, plan.shelf, names.asset))
  const pages = await createPages(ctx, plan.pages, names)
  documentIds.push(...pages.values())
  if (plan.policies) await namePolicies(ctx, plan.policies, pages)

  await replacePart(ctx, 'styles', { settings: plan.styles })
  await replacePart(ctx, 'header', { settings: { ...plan.headerLook }, bands: plan.header(names) })
  await replacePart(ctx, 'footer', { bands: plan.footer(names) })
  await replacePart(ctx, 'navigation', { settings: { nodes: nodesOf(plan.menus, pages, names) } })
  const parts = await documentSummaries(ctx, {})
  await publish(ctx, {
    documents: [
      ...new Set([
        ...(isDraft ? [] : documentIds),
        ...parts.filter(({ kind }) => partKinds.has(kind)).map(({ id }) => id),
      ]),
    ],
  })
}

async function writeSpecialPages(ctx: OwnerTransaction, { specialPages = {} }: SitePlan, names: Names): Promise<void> {
  const values = Object.entries(specialPages).map(([name, { image, ...words }]) => [
    name,
    { ...words, imageId: names.asset(image) },
  ])
  if (values.length > 0) await changeSettings(ctx, { group: 'specialPages', values: Object.fromEntries(values) })
}

async function createLists(ctx: OwnerTransaction, { lists = {} }: SitePlan): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const [key, name] of Object.entries(lists)) ids.set(key, (await createList(ctx, { name })).id)
  return ids
}

async function namePolicies(
  ctx: OwnerTransaction,
  policies: NonNullable<SitePlan['policies']>,
  pages: Map<string, string>,
): Promise<void> {
  const ids = Object.entries(policies).map(([kind, key]) => [kind, found(pages, key, 'page')])
  await changeSettings(ctx, { group: 'store', values: { policies: Object.fromEntries(ids) } })
}

const partKinds = new Set(['styles', 'header', 'footer', 'navigation'])

async function storeFiles(ctx: OwnerTransaction, plan: SitePlan): Promise<Map<string, string>> {
  const images = new Map<string, string>()
  for (const [name, { file, alt, svg, credit = '', focalPoint = null }] of Object.entries(plan.images)) {
    const body = new Uint8Array(svg ? Buffer.from(svg) : await readFile(join(sampleFolder(), plan.folder, file)))
    const { id } = await storeAsset(ctx, { body, name: file, alt, credit, focalPoint, isSample: true })
    images.set(name, id)
  }
  for (const [name, { file, play }] of Object.entries(plan.sounds ?? {})) {
    const { id } = await storeAsset(ctx, { body: play(), name: file, isSample: true })
    images.set(name, id)
  }
  return images
}

async function createItems(
  ctx: OwnerTransaction,
  collectionId: string,
  { author, hasCovers = false, items }: CollectionPlan,
  names: Names,
): Promise<string[]> {
  const by = author ? (await ensureAuthor(ctx, { name: author })).id : null
  const ids: string[] = []
  for (const item of items) ids.push(await createPlannedItem(ctx, { collectionId, by, hasCovers }, item, names))
  return ids
}

async function createPlannedItem(
  ctx: OwnerTransaction,
  { collectionId, by, hasCovers }: { collectionId: string; by: string | null; hasCovers: boolean },
  item: ItemPlan,
  names: Names,
): Promise<string> {
  const { id } = await createItem(ctx, {
    collectionId,
    settings: {
      title: item.title,
      slug: item.slug,
      description: item.excerpt,
      date: `${item.date}T09:00:00Z`,
      image: names.asset(item.image),
      socialImage: names.asset(item.image),
      author: by,
      ...(hasCovers && { imageAbove: true }),
    },
    categories: item.categories ?? [],
    ...layout(item.bands(names), startsOf(ctx)),
  })
  return id
}

async function createPages(
  ctx: OwnerTransaction,
  pages: readonly PagePlan[],
  names: Names,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const { key, title, slug, description, socialImage, bands, isHome } of pages) {
    const { id } = await createDocument(ctx, {
      kind: 'page',
      settings: { title, slug, description, socialImage: socialImage ? names.asset(socialImage) : null },
      ...layout(bands(names), startsOf(ctx)),
    })
    if (isHome) await setHomepage(ctx, { id })
    ids.set(key, id)
  }
  return ids
}

/** A part that each site has once: changed where it is there, made where it is not. */
async function replacePart(
  ctx: OwnerTransaction,
  kind: 'styles' | 'header' | 'footer' | 'navigation',
  { settings = {}, bands = [] }: { settings?: Record<string, unknown>; bands?: Band[] },
): Promise<void> {
  const [present] = await documentSummaries(ctx, { kind })
  if (!present) {
    await createDocument(ctx, { kind, settings, ...layout(bands, startsOf(ctx)) })
    return
  }
  const before = await draftOf(ctx, present.id)
  const after: Document = { ...before, settings: { ...before.settings, ...settings }, ...layout(bands, startsOf(ctx)) }
  const operation = diffDocuments(before, after)
  if (operation.operations.length > 0) await changeDocument(ctx, { id: present.id, operation })
}

function startsOf(ctx: OwnerContext): Starts {
  return (type) => {
    const contract = ctx.product.blocks.get(type)?.contract
    if (!contract) throw new Error(`The sample uses a block “${type}” that this installation does not know.`)
    return { version: contract.version, props: contract.starts as Record<string, unknown> }
  }
}

function nodesOf(menus: SitePlan['menus'], pages: Map<string, string>, names: Names): Record<string, unknown> {
  const nodes: Record<string, unknown> = {}
  for (const [tree, entries] of Object.entries(menus)) {
    entries.forEach((entry, at) => {
      nodes[newId()] = {
        tree,
        parent: null,
        order: `a${at}`,
        label: entry.label,
        target: targetOf(entry, pages, names),
        newWindow: false,
      }
    })
  }
  return nodes
}

function targetOf(entry: MenuEntry, pages: Map<string, string>, names: Names): Record<string, unknown> {
  if ('page' in entry) return { kind: 'document', id: found(pages, entry.page, 'page') }
  if ('collection' in entry) return { kind: 'collection', id: names.collection(entry.collection) }
  return { kind: 'url', href: entry.href }
}

function found<T>(map: Map<string, T>, name: string, what: string): T {
  const value = map.get(name)
  if (value === undefined) throw new Error(`The sample names a ${what} “${name}” that it does not have.`)
  return value
}
