import { expect, test } from 'vitest'
import { changeSettings } from '#features/sites/server'
import { servedPages } from '#support/served-pages'
import { setHomepage } from '../addresses/homepage.ts'

const { as, get, page } = await servedPages()

const nodes = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) => JSON.parse(json ?? ''))
const ofBusiness = (html: string) => nodes(html).find(({ '@type': type }) => type !== 'WebSite')

test('the home page tells search engines about the business, and other pages do not', async () => {
  const id = await page('thuis', 'Thuis')
  await page('elders', 'Elders')
  await as((tx) => setHomepage(tx, { id }))
  expect(ofBusiness((await get('/')).text)).toBeUndefined()

  const change = (values: Record<string, unknown>) => as((tx) => changeSettings(tx, { group: 'business', values }))
  await change({ email: 'hallo@korenbloem.example' })
  expect(ofBusiness((await get('/')).text)).toMatchObject({ '@type': 'Organization', name: 'Korenbloem' })

  const address = { street: 'Oude Gracht 12', postalCode: '3511 AB', city: 'Utrecht', country: 'NL' }
  await change({ name: 'Bakkerij </script>', ...address, saturday: '8:00–17:00' })
  expect(ofBusiness((await get('/')).text)).toMatchObject({
    '@type': 'LocalBusiness',
    name: 'Bakkerij </script>',
    address: { streetAddress: 'Oude Gracht 12', addressLocality: 'Utrecht', addressCountry: 'NL' },
    openingHoursSpecification: [{ dayOfWeek: 'Saturday', opens: '08:00', closes: '17:00' }],
  })
  expect(ofBusiness((await get('/elders')).text)).toBeUndefined()
})

test('unreadable hours are refused', async () => {
  const change = as((tx) => changeSettings(tx, { group: 'business', values: { monday: 'whenever' } }))
  await expect(change).rejects.toMatchObject({ code: 'sites.settings_unfit', details: { where: 'monday' } })
})
