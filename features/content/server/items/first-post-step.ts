import { siteTables } from '#platform/database'
import type { SetupStep } from '#features/sites/server'
import { contentMessages as say } from '../../contract/content.messages.ts'

/** The step of a shop has the same name: a first product completes it too. */
export const firstPostStep: SetupStep = {
  rank: 50,
  name: 'first',
  needs: 'content.edit',
  words: (language, isDone) => ({
    title: say(language, 'setup.first'),
    text: say(language, isDone ? 'setup.first.done' : 'setup.first.open'),
  }),
  href: async () => '/config/collections',
  isDone: async (ctx) =>
    (await siteTables(ctx).selectFrom('items').select('id').limit(1).executeTakeFirst()) !== undefined,
}
