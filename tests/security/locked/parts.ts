import { createDocument, publish } from '#features/pages/server'
import type { Block } from '#platform/document'
import { newId } from '#platform/contract'
import { type Outlet, reading, type Secret } from './outlets.ts'
import type { World } from './world.ts'

/** Something that is about to be locked, and every way out on which visitors find it while it is open. */
export interface Thing {
  secret: Secret
  /** Where its image is. */
  file: string
  /** The words that its own page shows. */
  shown: readonly string[]
  /** For a product, which has no document of its own. */
  productId?: string
  /** The document of its own that can be locked; null for what has none. */
  own: string | null
  /** The document that covers it, and where that is seen. */
  cover: { id: string; path: string } | null
  outlets: readonly Outlet[]
}

/** The fields of a thing, each with a word that stands nowhere else. */
export function wordsFor(token: string) {
  const word = (field: string): string => `${token}${field}`
  return {
    title: word('titel'),
    body: word('tekst'),
    excerpt: word('uittreksel'),
    alt: word('beeld'),
    comment: word('reactie'),
    tag: word('etiket'),
  }
}

export function placed(type: string, props: object, version = 1): Block {
  const place = { desktop: { x: 0, y: 0, w: 24, h: 4, z: 0 }, mobile: null }
  return { id: newId(), section: '', order: 'a0', type, version, props: props as Block['props'], place }
}

/** A page with these blocks, published. */
export async function pageOf(world: World, settings: object, blocks: readonly Block[]): Promise<string> {
  const section = newId()
  return world.shop.as(async (tx) => {
    const sections = [{ id: section, order: 'a0' }]
    const own = blocks.map((block) => ({ ...block, section }))
    const { id } = await createDocument(tx, { kind: 'page', settings: { ...settings }, sections, blocks: own })
    await publish(tx, { documents: [id] })
    return id
  })
}

/** The word with two of its letters swapped: what is offered in its place is found as well. */
function slip(word: string): string {
  return word.slice(0, 4) + word.charAt(5) + word.charAt(4) + word.slice(6)
}

/** Where everything that is open is found. */
export function everywhere({ wanted }: World): Outlet[] {
  return [
    reading('search', `/search?q=${wanted}`),
    reading('search as one types', `/api/search/preview?q=${wanted}`),
    reading('search with a slip', `/search?q=${slip(wanted)}`),
    reading('search as one types, with a slip', `/api/search/preview?q=${slip(wanted)}`),
    reading('site map', '/sitemap.xml'),
  ]
}
