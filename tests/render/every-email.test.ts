import { Parser } from 'htmlparser2'
import { expect, test } from 'vitest'
import type { Language } from '#platform/i18n'
import { testContext } from '#support/context'
import { testSite } from '#support/site'
import { product } from '../../apps/server/features.ts'
import { emailLookSettings } from '../../features/sites/contract/email-look.settings.ts'
import { listEmails } from '../../features/sites/server/email-texts.ts'
import { draftEmail } from '../../features/sites/server/preview-email.ts'
import { changeSettings } from '#features/sites/server'

const ctx = await testContext({ features: product.features })
const { as } = await testSite(ctx, { name: 'bakker', title: 'Bakkerij Zeldzaam', start: 'blank' })
const languages = ['en', 'nl', 'de'] as const satisfies readonly Language[]
const look = emailLookSettings.schema.parse({ head: 'colour', band: '#102030', accent: '#ffe600', font: 'serif' })
const { emails } = await as((tx) => listEmails(tx))
const draftOf = (kind: string, language: Language = 'en') => ({ kind, language, subject: '', intro: '', outro: '' })

/** Tags that Outlook, Gmail and Apple Mail all render. */
const tags = new Set([
  'html',
  'head',
  'meta',
  'title',
  'style',
  'body',
  'div',
  'span',
  'p',
  'br',
  'a',
  'img',
  'strong',
  'h1',
  'table',
  'tbody',
  'tr',
  'td',
])
const unsupported = /(?:display:(?!none|inline-block)|position:|float:|var\(|calc\(|url\(|flex|grid|gap:)/
const bare = new Set(['html', 'head', 'meta', 'title', 'style', 'tbody', 'tr', 'br', 'div', 'span', 'strong'])

function faultsOf(html: string): string[] {
  const faults: string[] = []
  const parser = new Parser({
    onopentag: (tag, { style = '', alt, src, href }) => {
      if (!tags.has(tag)) faults.push(`<${tag}>`)
      if (unsupported.test(style)) faults.push(`<${tag} style="${style}">`)
      if (style === '' && !bare.has(tag) && tag !== 'table' && tag !== 'p')
        faults.push(`<${tag}> has no style of its own`)
      if (tag === 'img' && (!alt || !src?.startsWith('http'))) faults.push('an image without alt or whole address')
      if (tag === 'a' && !/^(?:https?|mailto):/.test(href ?? '')) faults.push(`a link to ${href}`)
    },
  })
  parser.end(html)
  return faults
}

test('the list names each email once, with its trigger', () => {
  expect(new Set(emails.map(({ kind }) => kind)).size).toBe(emails.length)
  expect(emails.length).toBeGreaterThan(30)
  expect(emails.filter(({ name, when }) => name === '' || when === '')).toEqual([])
})

test.each(emails.map(({ kind }) => kind))(
  '%s is laid out by tables and styles in its tags, in every language',
  async (kind) => {
    for (const language of languages) {
      const { html, subject, text } = await as((tx) => draftEmail(tx, draftOf(kind, language)))
      expect(faultsOf(html)).toEqual([])
      expect(`${subject} ${text}`).not.toMatch(/[{}]|undefined|\[object/)
      expect(text).not.toMatch(/<\/?(?:p|td|a|br)\b/)
      expect(text).toContain('-- \n')
    }
  },
)

test('every email of the site has its look, also before it is saved', async () => {
  const own = emails.filter(({ group }) => group !== 'accounts')
  for (const { kind } of own) {
    const { html } = await as((tx) => draftEmail(tx, { ...draftOf(kind), look }))
    expect(html).toContain('background-color:#102030')
    expect(html).toContain('font-family:Georgia')
  }
  const before = await as((tx) => draftEmail(tx, draftOf('order-confirmed')))
  expect(before.html).not.toContain('#102030')
  await as((tx) => changeSettings(tx, { group: 'emailLook', values: look }))
  const after = await as((tx) => draftEmail(tx, draftOf('order-confirmed')))
  expect(after.html).toContain('background-color:#102030')
})

test('the label of a button is black on a light colour and white on a dark one', async () => {
  const buttonOn = async (accent: string) => {
    const { html } = await as((tx) => draftEmail(tx, { ...draftOf('order-confirmed'), look: { ...look, accent } }))
    return /class="e-button".*?color:(#\w+);text-decoration/.exec(html)?.[1]
  }
  expect(await buttonOn('#ffe600')).toBe('#16181D')
  expect(await buttonOn('#1f3a5f')).toBe('#FFFFFF')
})

test('an invalid colour is refused, and a person who may not write to customers changes nothing', async () => {
  const change = (values: Record<string, unknown>, roles?: readonly ['editor']) =>
    as((tx) => changeSettings(tx, { group: 'emailLook', values }), roles)
  await expect(change({ accent: 'red;background:url(x)' })).rejects.toThrow()
  await expect(change({ accent: '#ff0000' }, ['editor'])).rejects.toMatchObject({ code: 'accounts.not_allowed' })
})
