import { expect, test } from 'vitest'
import { campaignSite } from '#support/campaign-site'
import { setAvailability } from '#support/internals'
import { runningApp } from '#support/running'
import { setArchive } from './save-campaign.ts'
import { sendCampaign } from './send-campaign.ts'

const { as, ctx, list, draft, work, host, received } = await campaignSite()
const app = await runningApp(ctx)
const listId = await list('Nieuws', ['noor@example.com'])
const page = (id: string) => app.ask(host, `/newsletter/${id}`)

test('a campaign has a page once it is sent and its owner wants one, and the email leads to it', async () => {
  const id = await draft([listId], { archive: 'link' })
  expect((await page(id)).status).toBe(404)
  await as((tx) => sendCampaign(tx, { id, at: null }))
  await work()
  const opened = await page(id)
  expect(opened.status).toBe(200)
  expect(opened.headers['x-robots-tag']).toBe('noindex')
  expect(opened.text).toContain('<meta name="robots" content="noindex"/>')
  expect(opened.text).toContain('>Rogge is terug</h1>')
  expect(opened.text).toContain('Zaterdag malen we')
  expect(opened.text).not.toMatch(/noor@|Afmelden|unsubscribe|<script|@@/)
  expect(received.at(-1)?.raw.replaceAll('=\r\n', '')).toContain(`/newsletter/${id}`)
})

test('search engines may list it only where its owner says so, and it ends when it is switched off', async () => {
  const id = await draft([listId])
  await as((tx) => sendCampaign(tx, { id, at: null }))
  expect((await page(id)).status).toBe(404)
  await as((tx) => setArchive(tx, { id, archive: 'public' }))
  const opened = await page(id)
  expect([opened.status, opened.headers['x-robots-tag']]).toEqual([200, undefined])
  expect(opened.text).not.toContain('noindex')
  await as((tx) => setArchive(tx, { id, archive: 'off' }))
  expect((await page(id)).status).toBe(404)
})

test('a closed site shows no page, and neither does any other address', async () => {
  const id = await draft([listId], { archive: 'public' })
  await as((tx) => sendCampaign(tx, { id, at: null }))
  await as((tx) => setAvailability(tx, { state: 'coming-soon', title: '', words: '' }))
  expect((await page(id)).status).toBe(404)
  await as((tx) => setAvailability(tx, { state: 'open', title: '', words: '' }))
  expect((await page(id)).status).toBe(200)
  for (const other of ['x', '0'.repeat(24), '%00', `${id}0`]) expect((await page(other)).status).toBe(404)
})
