import { siteTables } from '#platform/database'
import { type Document, duplicateDocument } from '#platform/document'
import type { OwnerContext, OwnerTransaction } from '#platform/context'
import { enumerations, type Input } from '#platform/contract'
import { turnEvery } from '#platform/threads'
import { type DocumentSummary, isReserved, type pagesApi, pagesProblems, slugOf } from '../../contract/index.ts'
import { createDocument } from './create-document.ts'
import { documentSummary, requireDocument } from '../base/documents.queries.ts'

/** Creates a blank page. Its slug is derived from the title, with a number where another page has it. */
export async function createPage(
  ctx: OwnerTransaction,
  { title, slug, pageType = enumerations.pageTypes.page }: Input<typeof pagesApi.create>,
): Promise<DocumentSummary> {
  ctx.require('content.edit')
  const typed = slugOf(slug ?? title.replaceAll('/', ' '))
  if (typed === '') throw pagesProblems.slugEmpty({ typed: slug ?? title })
  const settings = { title, slug: await freeSlug(ctx, typed), pageType }
  const { id } = await createDocument(ctx, { kind: 'page', settings })
  return documentSummary(ctx, id)
}

/** A second document that starts as the copy of the first one's draft, under ids of its own. */
export async function duplicatePage(ctx: OwnerTransaction, { id }: { id: string }): Promise<DocumentSummary> {
  ctx.require('content.edit')
  const { head, kind, title } = await requireDocument(ctx, id)
  const settings = await copiedSettings(ctx, head, title)
  const copied = duplicateDocument(head)
  await turnEvery(1)()
  const copy = await createDocument(ctx, { kind, settings, ...copied })
  return documentSummary(ctx, copy.id)
}

/** Returns the slug, or adds the first number that makes it free and not reserved. */
export async function freeSlug(ctx: OwnerContext, slug: string): Promise<string> {
  const rows = await siteTables(ctx)
    .selectFrom('documents')
    .select('slug')
    .where('deleted_at', 'is', null)
    .where((where) =>
      where.or([where('slug', '=', slug), where('slug', 'like', `${slug.replace(/[\\%_]/g, '\\$&')}-%`)]),
    )
    .execute()
  const taken = new Set(rows.map((row) => row.slug))
  const isFree = (candidate: string): boolean => !taken.has(candidate) && !isReserved(candidate)
  if (isFree(slug)) return slug
  let number = 2
  while (!isFree(`${slug}-${number}`)) number += 1
  return `${slug}-${number}`
}

/** Returns the settings of a page's copy. The address, the password and search settings stay with the original. */
async function copiedSettings(ctx: OwnerContext, { settings }: Document, title: string): Promise<Document['settings']> {
  const slug =
    typeof settings['slug'] === 'string' && settings['slug'] !== ''
      ? settings['slug']
      : slugOf(title.replaceAll('/', ' '))
  const own = 'slug' in settings ? { slug: slug === '' ? '' : await freeSlug(ctx, slug) } : {}
  return {
    ...settings,
    ...own,
    title: title === '' ? '' : `${title} (2)`,
    ...('canonical' in settings ? { canonical: '' } : {}),
    ...('access' in settings ? { access: 'public' } : {}),
  }
}
