import { accountsFeature } from '#features/accounts/server'
import { newId } from '#platform/contract'
import { pagesFeature } from '../../features/pages/server/pages.feature.ts'
import { testContext } from './context.ts'
import { testSite } from './site.ts'
import { hostsOf, sessionsOf, testWeb } from './web.ts'

/**
 * Two sites of one owner. The browsers of the owner and of a viewer are at the first, the neighbour is at the second.
 */
export async function neighbouringSites() {
  const ctx = await testContext({ features: [accountsFeature, pagesFeature] })
  const { site, account } = await testSite(ctx, { name: 'bakker' })
  const { site: elsewhere } = await testSite(ctx, { name: 'kapper' })
  const web = await testWeb(ctx, {
    siteOfHost: hostsOf([site, elsewhere]),
    ...sessionsOf({
      owner: { account, roles: ['admin'] },
      guest: { account: { ...account, id: newId() }, roles: ['viewer'] },
    }),
  })
  const signedIn = (name: string, session: string) =>
    web.browser(`${name}.admin.localhost:8080`, { '__Host-quoin': session })
  return {
    ctx,
    site,
    elsewhere,
    owner: signedIn(site.name, 'owner'),
    guest: signedIn(site.name, 'guest'),
    neighbour: signedIn(elsewhere.name, 'owner'),
  }
}
