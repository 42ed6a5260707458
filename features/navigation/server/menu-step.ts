import type { SetupStep } from '#features/sites/server'
import { navigationMessages as say } from '../contract/navigation.messages.ts'
import { navigationSettings } from './navigation.queries.ts'

export const menuStep: SetupStep = {
  rank: 40,
  name: 'menu',
  needs: 'content.edit',
  words: (language, isDone) => ({
    title: say(language, 'setup.menu'),
    text: say(language, isDone ? 'setup.menu.done' : 'setup.menu.open'),
  }),
  href: async () => '/config/pages',
  isDone: async (ctx) => Object.keys((await navigationSettings(ctx, { draft: true })).nodes).length > 0,
}
