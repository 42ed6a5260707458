import { createDocument } from '#features/pages/server'
import { type Block, type Document, type Operation, paragraphs } from '#platform/document'
import type { OwnerTransaction } from '#platform/context'
import { newId } from '#platform/contract'

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
