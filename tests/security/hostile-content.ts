import { createCollection, createItem } from '#features/content/server'
import { createAuthor } from '../../features/content/server/authors/create-author.ts'
import { keepComment } from '#features/comments/server'
import { createDocument, publish } from '#features/pages/server'
import { createElement } from 'react'
import type { BlockContract } from '#platform/block'
import { type Block, type RichTextDoc, paragraphs } from '#platform/document'
import type { Product, OwnerTransaction } from '#platform/context'
import { newId } from '#platform/contract'
import { renderMarkup } from '#platform/render/server'
import { scriptLinks } from './payloads.ts'

/** The props of every block's examples, with the payload in the place of every text where it still fits. */
export function hostileProps(
  product: Product,
  payload: string,
): { type: string; version: number; props: Record<string, unknown> }[] {
  return [...product.blocks.values()].flatMap(({ contract }) =>
    Object.values(contract.examples).flatMap(({ props }) => {
      const hostile = fittingLeaves(contract, props, payload)
      const read = contract.props.safeParse(hostile)
      // Owners' own code runs by design: it is proved elsewhere that only those who may can store it.
      const isCode = !read.success || contract.runsCode(read.data)
      return isCode
        ? []
        : [{ type: contract.type, version: contract.version, props: read.data as Record<string, unknown> }]
    }),
  )
}

type Leaf = readonly (string | number)[]

function leavesOf(value: unknown, at: Leaf = []): Leaf[] {
  if (typeof value === 'string') return isIdOrName(value, at) ? [] : [at]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, child]) => leavesOf(child, [...at, name]))
}

/** Ids and names that rich text and references consist of. */
function isIdOrName(value: string, at: Leaf): boolean {
  return /^[0-9a-f]{24}$/.test(value) || at.at(-1) === 'type'
}

function replacedAt(value: unknown, [step, ...rest]: Leaf, payload: string): unknown {
  if (step === undefined) return payload
  const ctx = (value as Record<string | number, unknown>)[step]
  if (Array.isArray(value)) return value.with(Number(step), replacedAt(ctx, rest, payload))
  return { ...(value as object), [step]: replacedAt(ctx, rest, payload) }
}

/**
 * Every block as it is rendered with the payload in its props and in what its loader gives: a third of the blocks,
 * another third and other examples each `turn`.
 */
export function hostileViews(product: Product, payload: string, turn: number): { type: string; html: string }[] {
  const site = { id: newId(), title: payload, baseUrl: 'http://bakker.localhost:8080' }
  const page = {
    documentId: newId(),
    path: '/',
    pageType: 2,
    language: 'nl' as const,
    locale: 'nl-NL',
    site,
    editing: false,
  }
  const place = { desktop: { x: 0, y: 0, w: 24, h: 2, z: 0 }, mobile: null }
  const section = { id: newId(), theme: 'lightest' as const, width: 'site' as const }
  return [...product.blocks.values()]
    .filter((_, at) => at % 3 === turn % 3)
    .flatMap(({ contract, view }) => {
      const examples = Object.values(contract.examples)
      const { props, data } = examples[Math.floor(turn / 3) % examples.length] ?? {
        props: contract.starts,
        data: undefined,
      }
      const hostile = fittingLeaves(contract, props, payload)
      if (contract.runsCode(hostile)) return []
      // One word in small letters, a colour, an address: made or checked by the server, no text of anybody's.
      const typed = leavesOf(data).filter(
        (leaf) => !/^([a-z-]*|#[0-9a-f]{3,8}|(\/|https?:).*)$/.test(String(valueAt(data, leaf))),
      )
      const loaded = typed.reduce((current, leaf) => replacedAt(current, leaf, payload), data)
      const element = createElement(view, {
        id: newId(),
        props: hostile,
        data: loaded,
        place,
        section,
        page,
        slots: {},
      })
      return [
        {
          type: contract.type,
          html: renderMarkup(element, { bundleOf: () => null, runsOwnerCode: false, prefix: 'x' }).html,
        },
      ]
    })
}

function valueAt(value: unknown, leaf: Leaf): unknown {
  return leaf.reduce<unknown>((at, step) => (at as Record<string | number, unknown>)[step], value)
}

function fittingLeaves(contract: BlockContract, props: unknown, payload: string): unknown {
  return leavesOf(props).reduce((hostile, leaf) => {
    const next = replacedAt(hostile, leaf, payload)
    return contract.props.safeParse(next).success ? next : hostile
  }, props)
}

/** Rich text in which the payload is text, and the address, title and target of links. */
export function hostileText(payload: string): RichTextDoc {
  const link = (attrs: Record<string, unknown>) => ({
    type: 'text',
    text: payload,
    marks: [{ type: 'link', attrs: { href: '/', target: null, title: null, ...attrs } }],
  })
  const text = { type: 'text', text: payload }
  return {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          text,
          link({ href: payload }),
          link({ title: payload }),
          { ...text, marks: [{ type: 'color', attrs: { name: payload } }] },
        ],
      },
      { type: 'code_block', attrs: { language: payload }, content: [text] },
      { type: 'heading', attrs: { level: 2 }, content: [text] },
    ],
  }
}

/**
 * A page with every block of the product, and a post with everything that people write about a post. Answers their
 * paths.
 */
export async function hostilePage(ctx: OwnerTransaction, payload: string, number: number): Promise<string> {
  const section = newId()
  const place = { desktop: { x: 0, y: 0, w: 24, h: 2, z: 0 }, mobile: null }
  const contents = [
    ...hostileProps(ctx.product, payload),
    { type: 'html', version: 1, props: { text: hostileText(payload) } },
  ]
  const blocks = contents.map(
    (content, index) =>
      ({ ...content, id: newId(), section, order: `a${String(index).padStart(5, '0')}V`, place }) as Block,
  )
  const settings = {
    title: payload,
    slug: `p-${number}`,
    navigationTitle: payload,
    description: payload,
    seoTitle: payload,
    seoDescription: payload,
  }
  const page = await createDocument(ctx, {
    kind: 'page',
    settings: { ...settings, canonical: payload.slice(0, 500) },
    sections: [{ id: section, order: 'a0' }],
    blocks,
  })
  await publish(ctx, { documents: [page.id] })
  return `/p-${number}`
}

/** Posts of a blog whose titles, labels, authors, sources and comments are payloads. Answers what visitors can open. */
export async function hostileBlog(ctx: OwnerTransaction, typed: readonly string[]): Promise<string[]> {
  const blog = await createCollection(ctx, { type: 'blog', title: typed[0] ?? '', slug: 'blog' })
  const published = [blog.documentId]
  for (const [at, payload] of typed.entries()) {
    const author = await createAuthor(ctx, {
      name: payload.slice(0, 200),
      about: payload,
      website: scriptLinks[at % scriptLinks.length] ?? '',
    })
    const post = await createItem(ctx, {
      collectionId: blog.id,
      settings: {
        title: payload,
        slug: `post-${at}`,
        description: payload,
        author: author.id,
        sourceUrl: scriptLinks[at % scriptLinks.length] ?? '',
        seoTitle: payload,
        seoDescription: payload,
      },
      tags: [payload.slice(0, 80)],
      categories: [payload.slice(0, 80)],
    })
    await keepComment(ctx, {
      documentId: post.id,
      authorName: payload,
      authorWebsite: scriptLinks[at % scriptLinks.length] ?? '',
      body: at % 2 === 0 ? hostileText(payload) : paragraphs(payload),
      status: 'approved',
      writtenAt: ctx.now(),
      sourceKey: `c${at}`,
    })
    published.push(post.id)
  }
  await publish(ctx, { documents: published })
  return typed.map((_, at) => `/blog/post-${at}`)
}
