import { expect, test } from 'vitest'
import { paragraphs } from '#platform/document'
import { isCampaignLink } from './campaign.rules.ts'
import { campaignDraftSchema } from './campaign.schema.ts'

const blank = { subject: '', preheader: '', replyTo: '', listIds: [], blocks: [], archive: 'off' }
const fits = (more: object) => campaignDraftSchema.safeParse({ ...blank, ...more }).success
const button = (href: string) => ({ id: '65a1f0c2e4b0a1b2c3d4e001', type: 'button', label: 'Go', href })

test('an email leads to pages of the site, the web, addresses and numbers, and runs nothing', () => {
  expect(
    ['/molen', 'https://example.com/x', 'http://example.com', 'mailto:a@example.com', 'tel:+31201234567'].filter(
      (href) => !isCampaignLink(href),
    ),
  ).toEqual([])
  expect(
    ['#top', '//example.com', 'javascript:alert(1)', 'data:text/html,x', 'example.com', 'ftp://x', ''].filter(
      isCampaignLink,
    ),
  ).toEqual([])
})

test('a draft may be empty, and its blocks unfinished', () => {
  expect(fits({})).toBe(true)
  expect(fits({ blocks: [button('')] })).toBe(true)
})

test('unfit links, texts and addresses are refused, and so are two blocks with one id', () => {
  const text = { id: '65a1f0c2e4b0a1b2c3d4e002', type: 'text' }
  expect(fits({ blocks: [button('javascript:alert(1)')] })).toBe(false)
  expect(fits({ blocks: [button('/a'), button('/b')] })).toBe(false)
  expect(fits({ blocks: [{ ...text, doc: { type: 'script' } }] })).toBe(false)
  expect(fits({ blocks: [{ ...text, doc: paragraphs('x'.repeat(60_000)) }] })).toBe(false)
  expect(fits({ blocks: [{ ...text, doc: paragraphs('Hello') }] })).toBe(true)
  expect(fits({ replyTo: 'nobody' })).toBe(false)
  expect(fits({ subject: 'x'.repeat(201) })).toBe(false)
})
