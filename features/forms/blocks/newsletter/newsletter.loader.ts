import { siteTables } from '#platform/database'
import type { BlockLoader } from '#platform/render/server'
import { listTag } from '../../server/newsletter/lists.ts'
import type { NewsletterData, NewsletterProps } from './newsletter.contract.ts'

export const loadNewsletters: BlockLoader<NewsletterProps, NewsletterData> = async (ctx, blocks) => {
  const wanted = blocks.flatMap(({ props }) => props.listId ?? [])
  const lists =
    wanted.length === 0
      ? []
      : await siteTables(ctx).selectFrom('mailing_lists').select('id').where('id', 'in', wanted).execute()
  return new Map(
    blocks.map(({ id, props: { listId } }) => [
      id,
      { data: { hasList: lists.some((list) => list.id === listId) }, tags: listId === null ? [] : [listTag(listId)] },
    ]),
  )
}
