import { archiveBlockContract } from '../../../features/content/blocks/archive/archive.contract.ts'
import { tagCloudBlockContract } from '../../../features/content/blocks/tag-cloud/tag-cloud.contract.ts'
import { summaryBlockContract } from '../../../features/content/blocks/summary-v2/summary-v2.contract.ts'
import { galleryBlockContract } from '../../../features/galleries/blocks/gallery/gallery.contract.ts'
import { imageBlockContract } from '../../../features/media/blocks/image/image.contract.ts'
import { setProductStatus } from '#features/catalog/server'
import { keepComment } from '#features/comments/server'
import { createItem } from '#features/content/server'
import { publish, trashDocument } from '#features/pages/server'
import type { OwnerTransaction } from '#platform/context'
import { type Block, paragraphs } from '#platform/document'
import { enumerations, newId } from '#platform/contract'
import { card, file, type Outlet, reading, widget } from './outlets.ts'
import { everywhere, pageOf, placed, type Thing, wordsFor } from './parts.ts'
import { productOf } from './product.ts'
import type { World } from './world.ts'

export const kinds = ['page', 'post', 'project', 'item', 'product'] as const
export type Kind = (typeof kinds)[number]

export async function make(world: World, kind: Kind, token: string): Promise<Thing> {
  if (kind === 'product') return productOf(world, token)
  return kind === 'page' ? plainPage(world, token) : itemOf(world, kind, token)
}

/** So that lists have room for the next. */
export async function takeAway(tx: OwnerTransaction, { own, productId }: Thing): Promise<void> {
  // Lists have room for a few: the next product would not be among them.
  if (productId) await setProductStatus(tx, { ids: [productId], status: enumerations.contentStatuses.draft })
  if (own) await trashDocument(tx, { id: own })
}

async function plainPage(world: World, token: string): Promise<Thing> {
  const words = wordsFor(token)
  const image = await world.image(words.alt)
  const asset = image.id
  const path = `/pad-${token}`
  const blocks = [
    placed('html', { text: paragraphs(`${world.wanted} ${words.body}`) }),
    placed('image', { ...imageBlockContract.starts, asset }, imageBlockContract.version),
    placed('comments', {}),
  ]
  const settings = { title: words.title, description: words.excerpt, slug: path.slice(1) }
  const own = await pageOf(world, settings, blocks)
  await world.shop.as((tx) => keepComment(tx, comment(own, words.comment)))
  await world.settled()
  const { tag: _tag, ...shown } = words
  const [textBlock, imageBlock] = blocks
  return {
    secret: { words: Object.values(shown), asset, path },
    file: image.path,
    shown: Object.values(shown),
    own,
    cover: null,
    outlets: [
      reading('its address', path, true),
      reading('the summary for machines', '/llms.txt'),
      ...everywhere(world),
      ...file(image.path, asset),
      ...(await cardOf(world, path, words.title)),
      ...[textBlock, imageBlock].flatMap((block) => (block ? [widget(`its block ${block.type}`, block)] : [])),
    ],
  }
}

async function itemOf(world: World, kind: 'post' | 'project' | 'item', token: string): Promise<Thing> {
  const { collection, neighbour } = world.collections[kind]
  const words = wordsFor(token)
  const image = await world.image(words.alt)
  const asset = image.id
  const slug = `pad-${token}`
  const section = newId()
  const text = { ...placed('html', { text: paragraphs(`${world.wanted} ${words.body}`) }), section }
  const own = await world.shop.as(async (tx) => {
    const { id } = await createItem(tx, {
      collectionId: collection.id,
      settings: {
        title: words.title,
        slug,
        description: words.excerpt,
        image: asset,
        imageAbove: true,
        comments: true,
      },
      tags: [words.tag],
      sections: { [section]: { id: section, order: 'a0' } } as never,
      blocks: { [text.id]: text },
    })
    await publish(tx, { documents: [id] })
    await keepComment(tx, comment(id, words.comment))
    return id
  })
  const lists = listsOf(collection.id)
  const front = `/voor-${token}`
  await pageOf(world, { title: 'Voor', slug: front.slice(1) }, lists)
  await world.settled()
  const path = `/${collection.slug}/${slug}`
  return {
    secret: { words: Object.values(words), asset, path },
    file: image.path,
    shown: Object.values(words),
    own,
    cover: { id: collection.documentId, path: `/${collection.slug}` },
    outlets: [
      reading('its address', path, true),
      reading('the index', `/${collection.slug}`),
      reading('the item beside it', `/${collection.slug}/${neighbour}`),
      reading('lists elsewhere', front),
      archiveOf(`/${collection.slug}/tag/${words.tag}`, words.tag),
      ...everywhere(world),
      ...file(image.path, asset),
      ...(kind === 'post' ? [reading('/feed', '/feed'), reading('its feed', `/feed/${collection.slug}`)] : []),
      widget('its block html', text),
      ...lists.map((block) => widget(`the block ${block.type}`, block)),
    ],
  }
}

/** Returns the outlet of a tag's archive without the tag itself, which the archive always names. */
function archiveOf(path: string, tag: string): Outlet {
  return { name: 'the archive of its tag', ask: async (browser) => (await browser.ask(path)).text.replaceAll(tag, '') }
}

/** Blocks on any page that show what a collection holds. */
function listsOf(collection: string): Block[] {
  return [
    placed('summary-v2', { ...summaryBlockContract.starts, collection, count: 30 }, summaryBlockContract.version),
    placed(
      'gallery',
      { ...galleryBlockContract.starts, source: 'collection', collection },
      galleryBlockContract.version,
    ),
    placed('archive', { ...archiveBlockContract.starts, collection, by: 'tag' }, archiveBlockContract.version),
    placed('tag-cloud', { ...tagCloudBlockContract.starts, collection }, tagCloudBlockContract.version),
  ]
}

async function cardOf(world: World, path: string, title: string): Promise<Outlet[]> {
  const { text } = await world.stranger().ask(path)
  const url = /<meta property="og:image" content="([^"]*)">/.exec(text)?.[1]
  return url ? [card(new URL(url).pathname, title)] : []
}

function comment(documentId: string, words: string) {
  return {
    documentId,
    authorName: 'Aletta',
    body: paragraphs(words),
    status: 'approved' as const,
    writtenAt: new Date('2026-03-04T09:12:00Z'),
    sourceKey: words,
  }
}
