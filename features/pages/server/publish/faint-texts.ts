import { upgradeDocument, validateDocument } from '#platform/block'
import type { OwnerContext, SiteContext } from '#platform/context'
import type { Output } from '#platform/contract'
import type { Document } from '#platform/document'
import { stylesFrom } from '#platform/theme'
import type { pagesApi } from '../../contract/index.ts'
import { contractsOf } from '../base/contracts.ts'
import { requireDocument } from '../base/documents.queries.ts'
import { type FaintWords, faintWords } from './faint-words.ts'
import { frameDocuments } from './page-at.queries.ts'

/** Returns the words of the draft that are hard to read on the background of their section. */
export async function faintTexts(
  ctx: OwnerContext,
  { id }: { id: string },
): Promise<Output<typeof pagesApi.faintTexts>> {
  ctx.require('content.edit')
  const { head } = await requireDocument(ctx, id)
  const { document } = validateDocument(upgradeDocument(head, contractsOf(ctx)), contractsOf(ctx))
  const texts = await faintTextsOf(ctx, document)
  return { texts: texts.map(({ words, ...rest }) => ({ ...rest, words: words.slice(0, wordsAtMost) })) }
}

const wordsAtMost = 200

/** Judges a valid document in the published styles, in which visitors would see it. */
export async function faintTextsOf(ctx: SiteContext, document: Document): Promise<FaintWords[]> {
  const [styles] = await frameDocuments(ctx, ['styles'])
  return faintWords(document, contractsOf(ctx), stylesFrom(styles?.document.settings))
}
