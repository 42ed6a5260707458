import { siteTables } from '#platform/database'
import { siteMessages as say } from '../../contract/sites.messages.ts'
import { siteSettings } from '../settings/stored-settings.ts'
import type { SetupStep } from './extension-points.ts'

export const brandStep: SetupStep = {
  rank: 10,
  name: 'brand',
  needs: 'settings.general',
  words: (language, isDone) => ({
    title: say(language, 'setup.brand'),
    text: say(language, isDone ? 'setup.brand.done' : 'setup.brand.open'),
  }),
  href: async () => '/config/settings?tab=images',
  isDone: async (ctx) => (await siteSettings(ctx)).general.logoAssetId !== null,
}

export const domainStep: SetupStep = {
  rank: 70,
  name: 'domain',
  needs: 'settings.domain',
  words: (language, isDone) => ({
    title: say(language, 'setup.domain'),
    text: say(language, isDone ? 'setup.domain.done' : 'setup.domain.open'),
  }),
  href: async () => '/config/settings?tab=domains',
  isDone: async (ctx) => {
    const domains = siteTables(ctx).selectFrom('domains').select('id').where('verified_at', 'is not', null)
    return (await domains.limit(1).executeTakeFirst()) !== undefined
  },
}
