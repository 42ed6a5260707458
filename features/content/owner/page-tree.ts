import type { NavigationBranch, NavigationSettings } from '#features/navigation/contract'
import { navigationTrees, treeOf } from '#features/navigation/contract'
import type { DocumentSummary } from '#features/pages/contract'
import type { TreeEntry } from '#platform/ui'
import type { Collection } from '../contract/index.ts'

export type TreeName = (typeof navigationTrees)[number]

/** A row of the pages panel: a menu entry, or a page outside the menus. */
export interface PageRow extends TreeEntry {
  kind: 'menu' | 'entry' | 'loose'
  tree: TreeName
  target: 'document' | 'collection' | 'url' | 'folder'
  page: DocumentSummary | null
  collection: Collection | null
  href: string
  /** Name of the previous sibling; empty for the first one. */
  above: string
  children: PageRow[]
}

export interface PageContext {
  navigation: NavigationSettings
  pages: readonly DocumentSummary[]
  collections: readonly Collection[]
}

/** Returns the menus as trees, and after the last one all pages and collections outside of menus. */
export function pageRows(siteContent: PageContext, nameOf: (tree: TreeName) => string, folder: string): PageRow[] {
  const reached = new Set(
    Object.values(siteContent.navigation.nodes).flatMap(({ target }) => ('id' in target ? [target.id] : [])),
  )
  return navigationTrees.map((tree) => {
    const branches = named(
      treeOf(siteContent.navigation, tree).map((branch) => rowOf(branch, tree, siteContent, folder)),
    )
    const loose = tree === '_hidden' ? looseRows(siteContent, reached) : []
    return { ...blank, id: `tree:${tree}`, kind: 'menu', tree, label: nameOf(tree), children: [...branches, ...loose] }
  })
}

/** Returns a flat list of the rows whose label or address contains the typed text. */
export function foundRows(rows: readonly PageRow[], query: string): PageRow[] {
  const wanted = query.trim().toLowerCase()
  return rows.flatMap((row) => {
    const ctx = foundRows(row.children, query)
    const isMatch = row.kind !== 'menu' && `${row.label} ${row.page?.path ?? row.href}`.toLowerCase().includes(wanted)
    return isMatch ? [{ ...row, children: [] }, ...ctx] : ctx
  })
}

const blank = { target: 'folder' as const, page: null, collection: null, href: '', above: '' }

function rowOf(branch: NavigationBranch, tree: TreeName, siteContent: PageContext, folder: string): PageRow {
  const { target } = branch
  const page = target.kind === 'document' ? (siteContent.pages.find(({ id }) => id === target.id) ?? null) : null
  const collection =
    target.kind === 'collection' ? (siteContent.collections.find(({ id }) => id === target.id) ?? null) : null
  const href = target.kind === 'url' ? target.href : ''
  const label = branch.label || page?.title || collection?.title || href || folder
  const children = named(branch.children.map((child) => rowOf(child, tree, siteContent, folder)))
  return { id: branch.id, kind: 'entry', tree, label, target: target.kind, page, collection, href, above: '', children }
}

function named(rows: PageRow[]): PageRow[] {
  return rows.map((row, at) => ({ ...row, above: rows[at - 1]?.label ?? '' }))
}

function looseRows({ pages, collections }: PageContext, reached: ReadonlySet<string>): PageRow[] {
  const loose = { kind: 'loose' as const, tree: '_hidden' as const, href: '', above: '', children: [] }
  return [
    ...pages
      .filter(({ id }) => !reached.has(id))
      .map(
        (page): PageRow => ({ ...loose, id: page.id, label: page.title, target: 'document', page, collection: null }),
      ),
    ...collections
      .filter(({ id }) => !reached.has(id))
      .map(
        (collection): PageRow => ({
          ...loose,
          id: collection.id,
          label: collection.title,
          target: 'collection',
          page: null,
          collection,
        }),
      ),
  ]
}
