import { siteTables } from '#platform/database'
import type { OwnerContext, OwnerTransaction } from '#platform/context'
import { newId } from '#platform/contract'
import type { Author } from '../../contract/index.ts'
import { authorBySlug } from './authors.queries.ts'
import { labelSlug } from '../labels/ensure-labels.ts'

export type NewAuthor = Pick<Author, 'name'> & Partial<Pick<Author, 'about' | 'website' | 'image'>>

/** Creates an author. The address of a second one with the same name has a number. */
export async function createAuthor(
  ctx: OwnerTransaction,
  { name, about = '', website = '', image = null }: NewAuthor,
): Promise<Author> {
  ctx.require('content.edit')
  const author: Author = {
    id: newId(ctx.now().getTime()),
    name: name.trim(),
    slug: await freeSlug(ctx, labelSlug(name)),
    about,
    website,
    image,
  }
  await siteTables(ctx)
    .insertInto('authors')
    .values({ ...author })
    .execute()
  return author
}

/** Returns the author of that name, and creates one for imports. */
export async function ensureAuthor(ctx: OwnerTransaction, author: NewAuthor): Promise<Author> {
  return (await authorBySlug(ctx, labelSlug(author.name))) ?? (await createAuthor(ctx, author))
}

async function freeSlug(ctx: OwnerContext, wanted: string): Promise<string> {
  const rows = await siteTables(ctx).selectFrom('authors').select('slug').where('slug', 'like', `${wanted}%`).execute()
  const takenSlugs = new Set(rows.map(({ slug }) => slug))
  if (!takenSlugs.has(wanted)) return wanted
  let number = 2
  while (takenSlugs.has(`${wanted}-${number}`)) number += 1
  return `${wanted}-${number}`
}
