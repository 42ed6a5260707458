import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { storeActivityMessages } from '../../apps/owner/frame/services/store-activity.messages.ts'
import { settingsGroupNames } from '#features/sites/contract'
import { activityMessages } from '../../features/sites/owner/activity.messages.ts'

const hasWords = (name: string) => [activityMessages, storeActivityMessages].some((say) => say.has(name))

test('every act that the audit trail of a site keeps is called by words, not by its code', () => {
  const sources = globSync('features/*/server/**/*.ts').filter((path) => !path.includes('.test.'))
  const acts = sources.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/action: '([a-z_]+\.[a-z_]+)'/g)].map(([, name = '']) => name),
  )
  // What happens to an account alone stands in no site's trail.
  const ofSites = [...new Set(acts)].filter((name) => !name.startsWith('account.'))
  expect(ofSites.length).toBeGreaterThan(15)
  expect(ofSites.filter((name) => !hasWords(name))).toEqual([])
  expect(settingsGroupNames.filter((name) => !hasWords(`group.${name}`))).toEqual([])
})
