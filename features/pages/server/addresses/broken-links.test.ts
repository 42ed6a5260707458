import { expect, test } from 'vitest'
import { accountsFeature } from '#features/accounts/server'
import { sitesFeature } from '#features/sites/server'
import { newId } from '#platform/contract'
import { testContext } from '#support/context'
import { ownerBrowser } from '#support/owner-browser'
import { runningApp } from '#support/running'
import { testSite } from '#support/site'
import { buttonBlockContract } from '../../blocks/button/button.contract.ts'
import { createDocument } from '../documents/create-document.ts'
import { pagesFeature } from '../pages.feature.ts'

const ctx = await testContext({ features: [accountsFeature, sitesFeature, pagesFeature] })
const site = await testSite(ctx)
const app = await runningApp(ctx)
const owner = await ownerBrowser(app, ctx, site)
const long = (start: string, length: number): string => start.padEnd(length, '1')

/** Returns the publish dialog's fault of each link on a page that has them all; null where there is none. */
async function faultsOf(links: readonly string[]): Promise<(string | null)[]> {
  const section = newId()
  const blocks = links.map((href, at) => ({
    id: newId(),
    section,
    order: `a${String(at).padStart(3, '0')}1`,
    type: 'button',
    version: buttonBlockContract.version,
    props: { ...buttonBlockContract.starts, label: 'Go', link: { href, newWindow: false } },
    place: { desktop: { x: 0, y: at, w: 6, h: 1, z: 0 }, mobile: null },
  }))
  const { id } = await site.as((tx) =>
    createDocument(tx, {
      kind: 'page',
      settings: { title: 'Links' },
      sections: [{ id: section, order: 'a0' }],
      blocks,
    }),
  )
  const answered = await owner.ask(`/api/documents/${id}/broken-links`)
  const { links: told } = answered.json<{ links: { link: string; fault: string }[] }>()
  return links.map((link) => told.find((fault) => fault.link === link)?.fault ?? null)
}

test('C2.45 before a page is published each category of link is judged by its own rule', async () => {
  expect(
    await faultsOf([
      '#nowhere',
      '/nothing',
      '/s/menu.pdf',
      'https://elsewhere.example/nothing',
      'ftp://elsewhere.example/file',
      'https://',
      'https//elsewhere.example',
      'geo:52.3,4.9',
    ]),
  ).toEqual(['noSuchAnchor', 'nothingThere', null, null, null, 'malformed', 'malformed', null])
})

test.each([
  ['C5.16', 'tel:', 50],
  ['C5.18', 'sms:', 1000],
  ['C5.23', 'ftp://files.example/', 100],
  ['C5.24', '#', 100],
  ['C5.25', '/', 150],
] as const)(
  '%s a link that begins with %s and has %i characters is reported as too long',
  async (_fact, start, most) => {
    const [under, at] = await faultsOf([long(start, most - 1), long(start, most)])
    expect([under === 'tooLong', at]).toEqual([false, 'tooLong'])
  },
)

test('C5.20 C5.21 a mailto: link has one @, a dotted end, and fewer than 1000 characters', async () => {
  const address = 'mailto:ada@bakery.example'
  expect(
    await faultsOf([
      address,
      'mailto:ada@bakery',
      'mailto:ada@lisa@bakery.example',
      long(`${address}?body=`, 999),
      long(`${address}?body=`, 1000),
    ]),
  ).toEqual([null, 'notAnAddress', 'notAnAddress', null, 'tooLong'])
})

test('C5.17 C5.19 R1.65 a telephone number has four digits, plus or minus signs, and a message at least one number', async () => {
  expect(
    await faultsOf(['tel:+311', 'tel:12-3', 'tel:112', 'tel:call me', 'sms:0612345678,0687654321', 'sms:', 'sms:ada']),
  ).toEqual([null, null, 'notAPhoneNumber', 'notAPhoneNumber', null, 'noNumbers', 'noNumbers'])
})

test('C5.22 a link that runs code is reported, and one of 250 characters is too long as well', async () => {
  expect(await faultsOf([long('javascript:', 249), long('javascript:', 250)])).toEqual(['unsafe', 'tooLong'])
})

test('C5.26 C5.27 C5.28 a typed address becomes lower case, with dashes, and no other signs', async () => {
  const created = await owner.send('POST', '/api/pages', { title: 'Adres' })
  const { id } = created.json<{ id: string }>()
  const saved = await owner.send('POST', `/api/pages/${id}/settings`, { settings: { slug: 'Het Brood & de Oven/Nu!' } })
  expect(saved.json<{ settings: { slug: string } }>().settings.slug).toBe('het-brood-de-oven/nu')
})
