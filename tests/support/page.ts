import { createDocument, publish } from '#features/pages/server'
import { type Block, type Document, type Operation, paragraphs } from '#platform/document'
import type { OwnerTransaction } from '#platform/context'
import { newId } from '#platform/contract'
import type { NewDocument } from '../../features/pages/server/documents/create-document.ts'
import { appendOperations } from '../../features/pages/server/operations/append-operations.ts'
import type { TestSite } from './site.ts'

/** A text block for a section, at a place of no importance. */
export function textBlock(section: string, words: string, id: string = newId()): Block {
  const place = { desktop: { x: 0, y: 0, w: 12, h: 4, z: 0 }, mobile: null }
  return { id, section, order: 'a0', type: 'html', version: 1, props: { text: paragraphs(words) }, place }
}

/** A page with one section that holds one text. */
export async function pageWithText(
  ctx: OwnerTransaction,
  words: string,
  settings: Record<string, unknown> = {},
): Promise<{ page: Document; block: Block }> {
  const section = newId()
  const block = textBlock(section, words)
  const page = await createDocument(ctx, {
    kind: 'page',
    settings: { title: 'Over ons', slug: 'over-ons', ...settings },
    sections: [{ id: section, order: 'a0' }],
    blocks: [block],
  })
  return { page, block }
}

/** Typing at a position of a text block. */
export function typed(block: string, at: number, text: string): Operation {
  const step = { stepType: 'replace', from: at, to: at, slice: { content: [{ type: 'text', text }] } }
  return { kind: 'changeText', id: block, path: ['text'], steps: [step] }
}

export function titled(title: string): Operation {
  return { kind: 'changeSettings', changes: [{ path: ['title'], value: title }] }
}

/** Appends operations to a document, as one tab of an owner sends them. */
export const appendFrom =
  ({ as }: Pick<TestSite, 'as'>) =>
  (id: string, client: string, base: number, operations: Operation[], n = 1) =>
    as((owner) =>
      appendOperations(owner, {
        id,
        client,
        base,
        operations: operations.map((operation, at) => ({ n: n + at, operation })),
      }),
    )

/** Publishes a document with one text. Answers its id. */
export async function publishedText(
  ctx: OwnerTransaction,
  { kind, settings, words }: Pick<NewDocument, 'kind' | 'settings'> & { words: string },
): Promise<string> {
  const section = newId()
  const { id } = await createDocument(ctx, {
    kind,
    settings,
    sections: [{ id: section, order: 'a0' }],
    blocks: [textBlock(section, words)],
  })
  await publish(ctx, { documents: [id] })
  return id
}
