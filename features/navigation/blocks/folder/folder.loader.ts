import { assetsByIds } from '#features/media/server'
import { publishedDocuments } from '#features/pages/server'
import { cacheTag, type SiteContext } from '#platform/context'
import { enumerations } from '#platform/contract'
import type { BlockLoader } from '#platform/render/server'
import type { NavigationLink } from '../../contract/index.ts'
import { navigationTrees } from '../../contract/index.ts'
import { navigationOf } from '../../server/navigation.queries.ts'
import type { FolderProps } from './folder.contract.ts'
import type { FolderData } from './folder.view.tsx'

/** Loads the entries of a menu's folder, with the titles and descriptions of their public pages. */
export const loadFolders: BlockLoader<FolderProps, FolderData> = async (ctx, blocks, page) => {
  const menus = await navigationOf(ctx, navigationTrees, { draft: ctx.preview || page.editing })
  const entries = allEntries([...menus.values()].flat())
  const linksOf = ({ folder }: FolderProps) =>
    (entries.find(({ id }) => id === folder)?.children ?? []).filter(
      ({ href, documentId }) => href !== null && documentId !== page.documentId,
    )
  const links = blocks.flatMap(({ props }) => linksOf(props))
  const pages = await openPages(
    ctx,
    links.flatMap(({ documentId }) => documentId ?? []),
  )
  const imageOf = ({ documentId }: NavigationLink) => pages.get(documentId ?? '')?.image ?? null
  const assets = await assetsByIds(
    ctx,
    links.flatMap((link) => imageOf(link) ?? []),
  )
  return new Map(
    blocks.map(({ id, props }) => {
      const own = linksOf(props)
      const shown = own.map((link) => ({
        id: link.id,
        title: link.label,
        href: link.href ?? '',
        newWindow: link.newWindow,
        words: pages.get(link.documentId ?? '')?.description ?? '',
        image: assets.get(imageOf(link) ?? '') ?? null,
      }))
      const tags = own.flatMap((link) => {
        const image = imageOf(link)
        return [
          ...(link.documentId ? [cacheTag.document(link.documentId)] : []),
          ...(image ? [cacheTag.asset(image)] : []),
        ]
      })
      return [id, { data: { entries: shown, isChosen: props.folder !== null }, tags: [cacheTag.nav, ...tags] }]
    }),
  )
}

interface PageWords {
  description: string
  image: string | null
}

async function openPages(ctx: SiteContext, ids: readonly string[]): Promise<Map<string, PageWords>> {
  if (ids.length === 0) return new Map()
  const documents = await publishedDocuments(ctx, { ids: [...new Set(ids)] })
  return new Map(
    documents
      .filter(({ status, locks }) => status === enumerations.contentStatuses.published && locks.length === 0)
      .map(({ document }) => {
        const { description, image, socialImage } = document.settings as Partial<PageWords & { socialImage: string }>
        return [document.id, { description: description ?? '', image: image ?? socialImage ?? null }]
      }),
  )
}

function allEntries(links: readonly NavigationLink[]): NavigationLink[] {
  return links.flatMap((link) => [link, ...allEntries(link.children)])
}
