import { createOwner } from '#features/accounts/server'
import { createSite } from '#features/sites/server'
import { product } from '../../apps/server/features.ts'
import { fingerprintOf } from '../../apps/server/read-secret.ts'
import { testContext } from './context.ts'

/** The context of an installation that has run once and holds the site of one owner. */
export async function bakeryInstallation() {
  const ctx = await testContext({ features: product.features, now: '2026-06-01T10:00:00Z' })
  await ctx.db
    .insertInto('installation')
    .values({ secret_fingerprint: fingerprintOf(ctx.config.secret), first_run_at: ctx.now() })
    .execute()
  const account = await createOwner(ctx, { email: 'ada@example.com', name: 'Ada', password: 'correct horse battery' })
  await createSite({ ...ctx, account }, { name: 'bakker', title: 'Bakker', start: 'empty' })
  return ctx
}
