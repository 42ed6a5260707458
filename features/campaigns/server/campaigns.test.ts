import { expect, test } from 'vitest'
import { paragraphs } from '#platform/document'
import { campaignSite, letter } from '#support/campaign-site'
import { changeCampaign, createCampaign, listCampaigns, readCampaign, removeCampaign } from './save-campaign.ts'
import { previewCampaign, sendCampaignTest } from './preview-campaign.ts'
import { sendCampaign } from './send-campaign.ts'

const { as, ctx, list, draft, work, account } = await campaignSite()

test('a draft may be unfinished, and its preview names each missing part, block by block', async () => {
  const { id } = await as((tx) => createCampaign(tx, {}))
  const blocks = [
    { id: '65a1f0c2e4b0a1b2c3d4e011', type: 'button' as const, label: '', href: '' },
    { id: '65a1f0c2e4b0a1b2c3d4e012', type: 'image' as const, assetId: null, alt: '', href: '' },
    { id: '65a1f0c2e4b0a1b2c3d4e013', type: 'card' as const, path: '/nergens' },
    { id: '65a1f0c2e4b0a1b2c3d4e014', type: 'heading' as const, text: '' },
    { id: '65a1f0c2e4b0a1b2c3d4e015', type: 'text' as const, doc: paragraphs('') },
  ]
  await as((tx) => changeCampaign(tx, { ...letter, id, subject: '', blocks }))
  const { missing, html } = await as((tx) => previewCampaign(tx, { ...letter, id, subject: '', blocks }))
  expect(missing).toEqual([
    'The subject is missing.',
    'Choose at least one mailing list.',
    'The button in block 1 needs a label and a link.',
    'Block 2 has no image.',
    'Block 3 leads to no post or product that every visitor can see.',
    'The heading in block 4 is empty.',
    'The text in block 5 is empty.',
  ])
  expect(html).toContain('De Molen')
  await expect(as((tx) => sendCampaign(tx, { id, at: null }))).rejects.toMatchObject({
    code: 'campaigns.subject_missing',
  })
})

test('a preview is the email with its letterhead, whole addresses, a link to unsubscribe, and as plain text', async () => {
  const id = await draft([])
  const { html, text, subject } = await as((tx) => previewCampaign(tx, { ...letter, id }))
  expect(subject).toBe('Rogge is terug')
  expect(html).toContain('Zaterdag malen we &lt;rogge&gt;.')
  expect(html).toContain('href="http://molen.localhost:8080/molen"')
  expect(html).toMatch(/<a href="http:\/\/molen[^"]*"[^>]*>Afmelden<\/a>/)
  expect(html).toContain('Vanaf zaterdag')
  expect(text).toContain('Kom langs:\nhttp://molen.localhost:8080/molen')
  expect(text).toContain('aangemeld voor de nieuwsbrief van De Molen')
  expect(`${html}${text}`).not.toContain('@@')
})

test('two tabs that change one field of a draft overwrite nothing: the second is told', async () => {
  const id = await draft([])
  const before = { ...letter }
  await as((tx) => changeCampaign(tx, { ...letter, id, subject: 'Eerste', before }))
  await expect(as((tx) => changeCampaign(tx, { ...letter, id, subject: 'Tweede', before }))).rejects.toMatchObject({
    code: 'campaigns.changed_since',
    details: { where: 'subject' },
  })
  expect((await as((tx) => readCampaign(tx, { id }))).draft.subject).toBe('Eerste')
})

test('a sent campaign cannot be changed, is copied as a draft, and the list has both, the newest first', async () => {
  // Ids of one millisecond have no order.
  ctx.clock.forward(1000)
  const id = await draft([await list('Nieuws', ['noor@example.com'])])
  await as((tx) => sendCampaign(tx, { id, at: null }))
  await expect(as((tx) => removeCampaign(tx, { id }))).rejects.toMatchObject({ code: 'campaigns.is_sending' })
  await work()
  await expect(as((tx) => changeCampaign(tx, { ...letter, id }))).rejects.toMatchObject({ code: 'campaigns.not_draft' })
  const copy = await as((tx) => createCampaign(tx, { copyOf: id }))
  const { campaigns } = await as((tx) => listCampaigns(tx, {}))
  expect(campaigns.slice(0, 2).map((row) => [row.id, row.state, row.counts.sent])).toEqual([
    [copy.id, 'draft', 0],
    [id, 'sent', 1],
  ])
  await as((tx) => removeCampaign(tx, { id: copy.id }))
  await expect(as((tx) => readCampaign(tx, { id: copy.id }))).rejects.toMatchObject({ code: 'campaigns.missing' })
})

test('campaigns are for admins and campaign editors, not for editors of pages', async () => {
  const { id } = await as((tx) => createCampaign(tx, {}), ['campaignsEditor'])
  expect((await as((tx) => readCampaign(tx, { id }), ['campaignsEditor'])).state).toBe('draft')
  for (const role of ['editor', 'storeManager', 'reporting'] as const) {
    await expect(as((tx) => listCampaigns(tx, {}), [role])).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(as((tx) => sendCampaign(tx, { id, at: null }), [role])).rejects.toMatchObject({ kind: 'forbidden' })
  }
})

test('a test goes to the person who asks alone, with a strip that says so', async () => {
  const id = await draft([await list('Test', ['iemand@example.com'])])
  const { to } = await as((tx) => sendCampaignTest(tx, { ...letter, id }))
  const emails = await ctx.db.selectFrom('emails').selectAll().where('subject', '=', letter.subject).execute()
  const [email] = emails.filter(({ mailing }) => mailing === null)
  expect([to, email?.recipient]).toEqual([account.email, account.email])
  expect(email?.html).toContain('Dit is een test.')
  expect(emails.filter(({ recipient }) => recipient === 'iemand@example.com')).toEqual([])
})

test('without a mail server nothing is promised: neither a test nor a campaign is sent', async () => {
  const silent = await campaignSite({ config: { smtpUrl: '' } })
  const id = await silent.draft([await silent.list('Nieuws', ['noor@example.com'])])
  await expect(silent.as((tx) => sendCampaign(tx, { id, at: null }))).rejects.toMatchObject({
    code: 'campaigns.no_server',
  })
  await expect(silent.as((tx) => sendCampaignTest(tx, { ...letter, id }))).rejects.toMatchObject({
    code: 'campaigns.no_server',
  })
})
