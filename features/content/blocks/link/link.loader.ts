import { assetsByIds } from '#features/media/server'
import { addressesOf, publishedDocuments } from '#features/pages/server'
import { enumerations } from '#platform/contract'
import type { BlockLoader } from '#platform/render/server'
import type { LinkProps } from './link.contract.ts'
import type { LinkData } from './link.view.tsx'
import { cacheTag } from '#platform/context'

/** Loads the titles and descriptions of linked pages. Pages that are not public reveal nothing. */
export const loadLinks: BlockLoader<LinkProps, LinkData> = async (ctx, blocks) => {
  const addresses = await addressesOf(
    ctx,
    blocks.flatMap(({ props }) => ownPath(props) ?? []),
  )
  const ids = [...addresses.values()].flatMap((address) => (address?.kind === 'document' ? address.documentId : []))
  const pages = new Map(
    (await publishedDocuments(ctx, { ids: [...new Set(ids)] }))
      .filter(({ status, locks }) => status === enumerations.contentStatuses.published && locks.length === 0)
      .map(({ document }) => [document.id, document.settings as PageWords]),
  )
  const targets = blocks.map(({ id, props }) => {
    const address = addresses.get(ownPath(props) ?? '')
    const documentId = address?.kind === 'document' ? address.documentId : null
    return { id, props, documentId, page: documentId === null ? undefined : pages.get(documentId) }
  })
  const imageOf = ({ props, page }: (typeof targets)[number]) => props.image ?? page?.image ?? page?.socialImage ?? null
  const assets = await assetsByIds(
    ctx,
    targets.flatMap((target) => imageOf(target) ?? []),
  )
  return new Map(
    targets.map((target) => {
      const { id, props, documentId, page } = target
      const image = imageOf(target)
      const data: LinkData = {
        path: props.link?.href || null,
        title: page?.title ?? '',
        words: page?.description ?? '',
        image: image === null ? null : (assets.get(image) ?? null),
      }
      const tags = [
        ...(documentId === null ? [] : [cacheTag.document(documentId)]),
        ...(image === null ? [] : [cacheTag.asset(image)]),
      ]
      return [id, { data, tags: ownPath(props) === null ? tags : [...tags, cacheTag.nav] }]
    }),
  )
}

interface PageWords {
  title?: string
  description?: string
  image?: string | null
  socialImage?: string | null
}

/** Returns the path of a page of this site, without query and fragment. */
function ownPath({ link }: LinkProps): string | null {
  const href = link?.href ?? ''
  return href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/s/')
    ? (href.split(/[?#]/)[0] ?? null)
    : null
}
