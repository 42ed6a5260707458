import { siteTables } from '#platform/database'
import { pathsOfDocuments, subjectDocuments } from '#features/pages/server'
import { provided, type SiteContext } from '#platform/context'
import { enumerations } from '#platform/contract'
import { type RawBuilder, sql } from 'kysely'
import {
  menuAddress,
  type NavigationLink,
  type NavigationSettings,
  type NavigationTarget,
  navigationSettingsSchema,
  treeOf,
} from '../contract/index.ts'
import type { NavigationBranch } from '../contract/index.ts'

/** The site's navigation document; null while it has none. */
export async function navigationDocumentId(ctx: SiteContext): Promise<string | null> {
  const row = await navigationDocuments(ctx).select('documents.id').executeTakeFirst()
  return row?.id ?? null
}

/** Returns the published settings, or those of the draft. */
export async function navigationSettings(
  ctx: SiteContext,
  { draft = false }: { draft?: boolean } = {},
): Promise<NavigationSettings> {
  const settings = draft ? sql<unknown>`documents.head -> 'settings'` : sql<unknown>`revision.document -> 'settings'`
  const row = await navigationDocuments(ctx)
    .leftJoin('document_revisions as revision', (join) =>
      join
        .onRef('revision.website_id', '=', 'documents.website_id')
        .onRef('revision.id', '=', 'documents.published_revision_id'),
    )
    .select(settings.as('settings'))
    .executeTakeFirst()
  return navigationSettingsSchema.catch({ nodes: {} }).parse(row?.settings ?? {})
}

/**
 * Returns the menus of a site by name, with labels and addresses, as visitors see them. Unpublished entries and folders
 * without a visible entry are left out. Editing owners see entries of unpublished pages too: otherwise the menu of a
 * new site would be empty until the first publication.
 */
export async function navigationOf(
  ctx: SiteContext,
  trees: readonly string[],
  { draft = false, withUnpublished = false }: { draft?: boolean; withUnpublished?: boolean } = {},
): Promise<Map<string, NavigationLink[]>> {
  const settings = await navigationSettings(ctx, { draft })
  const branches = new Map(trees.map((tree) => [tree, treeOf(settings, tree)]))
  const documents = await documentsOf(ctx, [...branches.values()].flat().flatMap(targetsOf))
  const ids = [...new Set(documents.values())]
  const shownById = new Map([
    ...(withUnpublished ? await unpublishedDocuments(ctx, ids) : []),
    ...(await shownDocuments(ctx, ids)),
  ])
  const linked = (branch: NavigationBranch): NavigationLink[] => {
    const children = branch.children.flatMap(linked)
    const { id, newWindow, target } = branch
    if (target.kind === 'folder')
      return children.length > 0
        ? [{ id, label: branch.label, href: null, documentId: null, newWindow: false, children }]
        : []
    if (target.kind === 'url') {
      const href = menuAddress(target.href)
      return [{ id, label: branch.label || target.href, href, documentId: null, newWindow, children }]
    }
    const documentId = documents.get(target.id)
    const document = shownById.get(documentId ?? '')
    return document && documentId
      ? [{ id, label: branch.label || document.title, href: document.path, documentId, newWindow, children }]
      : children
  }
  return new Map([...branches].map(([tree, list]) => [tree, list.flatMap(linked)]))
}

function navigationDocuments(ctx: SiteContext) {
  return siteTables(ctx)
    .selectFrom('documents')
    .where('documents.kind', '=', 'navigation')
    .where('documents.deleted_at', 'is', null)
    .orderBy('documents.id')
    .limit(1)
}

function targetsOf({ target, children }: NavigationBranch): NavigationTarget[] {
  return [target, ...children.flatMap(targetsOf)]
}

/**
 * Returns the document of each target. For a collection it is the layout of its index, which the feature of collections
 * provides.
 */
async function documentsOf(ctx: SiteContext, targets: readonly NavigationTarget[]): Promise<Map<string, string>> {
  const documentOfCollection = provided(ctx.product, subjectDocuments).get('collection')
  const found = new Map<string, string>()
  for (const target of targets) {
    if (target.kind === 'document') found.set(target.id, target.id)
    const index = target.kind === 'collection' ? await documentOfCollection?.(ctx, target.id) : null
    if (target.kind === 'collection' && index) found.set(target.id, index.documentId)
  }
  return found
}

/** Title and path of documents that a menu links to, by their ids. */
type LinkedDocuments = Map<string, { title: string; path: string }>

/** Returns unpublished pages by the title of their draft. Links on the canvas are inactive. */
async function unpublishedDocuments(ctx: SiteContext, ids: readonly string[]): Promise<LinkedDocuments> {
  if (ids.length === 0) return new Map()
  const rows = await siteTables(ctx)
    .selectFrom('documents')
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .select([
      'id',
      titleIn(sql`head -> 'settings'`).as('title'),
      sql<string>`coalesce(head -> 'settings' ->> 'slug', '')`.as('slug'),
    ])
    .execute()
  return new Map(rows.map(({ id, title, slug }) => [id, { title, path: `/${slug}` }]))
}

function titleIn(settings: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`coalesce(nullif(${settings} ->> 'navigationTitle', ''), ${settings} ->> 'title', '')`
}

async function shownDocuments(ctx: SiteContext, ids: readonly string[]): Promise<LinkedDocuments> {
  if (ids.length === 0) return new Map()
  const rows = await siteTables(ctx)
    .selectFrom('documents')
    .innerJoin('document_revisions as revision', (join) =>
      join
        .onRef('revision.website_id', '=', 'documents.website_id')
        .onRef('revision.id', '=', 'documents.published_revision_id'),
    )
    .where('documents.id', 'in', ids)
    .where('documents.status', '=', enumerations.contentStatuses.published)
    .where('documents.deleted_at', 'is', null)
    .select(['documents.id', titleIn(sql`revision.document -> 'settings'`).as('title')])
    .execute()
  const paths = await pathsOfDocuments(ctx, ids)
  return new Map(
    rows.flatMap(({ id, title }) => {
      const path = paths.get(id)
      return path ? [[id, { title, path }] as const] : []
    }),
  )
}
