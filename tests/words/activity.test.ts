import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { storeActivityMessages } from '../../apps/owner/frame/services/store-activity.messages.ts'
import { settingsGroups } from '#features/sites/server'
import { provided } from '#platform/context'
import { product } from '../../apps/server/features.ts'
import { activityMessages } from '../../features/sites/owner/activity.messages.ts'

const hasWords = (name: string) => [activityMessages, storeActivityMessages].some((say) => say.has(name))

test('every action in the audit trail of a site has words, not its code', () => {
  const sources = globSync('features/*/server/**/*.ts').filter((path) => !path.includes('.test.'))
  const acts = sources.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/action: '([a-z_]+\.[a-z_]+)'/g)].map(([, name = '']) => name),
  )
  // Acts on an account alone appear in no site's trail.
  const ofSites = [...new Set(acts)].filter((name) => !name.startsWith('account.'))
  expect(ofSites.length).toBeGreaterThan(15)
  expect(ofSites.filter((name) => !hasWords(name))).toEqual([])
  const groups = [...provided(product, settingsGroups).keys()]
  expect(groups.length).toBeGreaterThan(10)
  expect(groups.filter((name) => !hasWords(`group.${name}`))).toEqual([])
})
