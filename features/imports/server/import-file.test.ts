import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { accountsFeature } from '#features/accounts/server'
import { commentsFeature } from '#features/comments/server'
import { contentFeature } from '#features/content/server'
import { mediaFeature } from '#features/media/server'
import { navigationSettingsSchema } from '#features/navigation/contract'
import { pagesFeature } from '#features/pages/server'
import { searchFeature } from '#features/search/server'
import { sitesFeature } from '#features/sites/server'
import { testContext } from '#support/context'
import { testSite } from '#support/site'
import { importFile, importsFeature } from './index.ts'

const navigationFeature = { name: 'navigation', kinds: [{ kind: 'navigation', settings: navigationSettingsSchema }] } as never
const features = [
  accountsFeature,
  sitesFeature,
  mediaFeature,
  pagesFeature,
  navigationFeature,
  contentFeature,
  searchFeature,
  commentsFeature,
  importsFeature,
]
const ctx = await testContext({ features })

const shared = join(import.meta.dirname, '../../../../shared/data')
const files = ['wordpress', 'squarespace'].flatMap((folder) => {
  const path = join(shared, folder)
  return existsSync(path)
    ? readdirSync(path)
        .filter((name) => name.endsWith('.xml'))
        .map((name) => join(path, name))
    : []
})

test.each(files)(
  'no item of %s is lost',
  async (file) => {
    const { site } = await testSite(ctx, {})
    const t = Date.now()
    const { import: whole, rows } = await importFile(ctx, { file, site: site.name })
    console.log(
      file,
      Date.now() - t,
      whole,
      rows.filter((r) => r.outcome === 'failed').map((r) => [r.title, r.kind, JSON.stringify(r.notes)]),
      ctx.logged
        .splice(0)
        .slice(0, 6)
        .map(([s, f]) => [s, String((f.error as Error)?.stack ?? f.error).slice(0, 600)]),
    )
    expect(whole.state).toBe('done')
  },
  60_000,
)
