import { siteTables } from '#platform/database'
import type { SetupStep } from '#features/sites/server'
import type { SiteContext } from '#platform/context'
import type { DocumentKind } from '#platform/document'
import { pagesMessages as say } from '../../contract/index.ts'
import { homepageOf } from '../addresses/homepage.ts'

export const lookStep: SetupStep = {
  rank: 20,
  name: 'look',
  needs: 'content.design',
  words: (language, isDone) => ({
    title: say(language, 'setup.look'),
    text: say(language, isDone ? 'setup.look.done' : 'setup.look.open'),
  }),
  href: async () => '/config/design',
  isDone: (ctx) => hasChanged(ctx, 'styles'),
}

export const homePageStep: SetupStep = {
  rank: 30,
  name: 'home',
  needs: 'content.edit',
  words: (language, isDone) => ({
    title: say(language, 'setup.home'),
    text: say(language, isDone ? 'setup.home.done' : 'setup.home.open'),
  }),
  href: async (ctx) => {
    const id = await homepageOf(ctx)
    return id ? `/config/edit/${id}` : '/config/pages'
  },
  isDone: async (ctx) => {
    const id = await homepageOf(ctx)
    return id !== null && hasChanged(ctx, 'page', id)
  },
}

export const publishStep: SetupStep = {
  rank: 60,
  name: 'publish',
  needs: 'content.publish',
  words: (language, isDone) => ({
    title: say(language, 'setup.publish'),
    text: say(language, isDone ? 'setup.publish.done' : 'setup.publish.open'),
  }),
  href: homePageStep.href,
  isDone: isHomePublic,
}

export async function isHomePublic(ctx: SiteContext): Promise<boolean> {
  const home = await siteTables(ctx)
    .selectFrom('homepages')
    .innerJoin('documents', (join) =>
      join
        .onRef('documents.website_id', '=', 'homepages.website_id')
        .onRef('documents.id', '=', 'homepages.document_id'),
    )
    .select('documents.published_revision_id')
    .executeTakeFirst()
  return home !== undefined && home.published_revision_id !== null
}

/** Tells whether the first document of a site has been edited. */
async function hasChanged(ctx: SiteContext, kind: DocumentKind, id?: string): Promise<boolean> {
  let changed = siteTables(ctx).selectFrom('documents').select('id').where('kind', '=', kind).where('head_seq', '>', 0)
  if (id) changed = changed.where('id', '=', id)
  return (await changed.limit(1).executeTakeFirst()) !== undefined
}
