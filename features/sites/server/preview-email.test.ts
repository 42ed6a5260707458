import { expect, test } from 'vitest'
import { type Feature, provide } from '#platform/context'
import { emailTemplate, sendEmail } from '#platform/mail'
import { mailServer } from '#support/mail-server'
import { testContext } from '#support/context'
import { testSite } from '#support/site'
import { fillWords } from '../contract/email-texts.rules.ts'
import { type EditableEmail, editableEmails } from './extension-points.ts'
import { draftEmail, sendTestEmail } from './preview-email.ts'

const bread: EditableEmail = {
  group: 'orders',
  named: () => 'Bread is ready',
  when: () => 'Bread leaves the oven.',
  mayName: ['name'],
  starts: (language) => ({
    subject: language === 'nl' ? 'Je brood is klaar' : 'Your bread is ready',
    intro: 'Hi {name}',
    outro: '',
  }),
  preview: async (_ctx, words, { language, letterhead }) => {
    const say = (text: string) => fillWords(text, { name: 'Noor' })
    const title = say(words.subject)
    return {
      subject: title,
      ...emailTemplate({ ...letterhead, language, title, paragraphs: [say(words.intro)] }),
    }
  },
}
const oven: Feature = { name: 'oven', provides: [provide(editableEmails, { 'bread-ready': bread })] }
const server = await mailServer('secret')
const ctx = await testContext({ features: [oven], config: { smtpUrl: server.urlWith('secret') } })
await ctx.db.insertInto('installation').values({ secret_fingerprint: 'test', first_run_at: null }).execute()
const { as, account } = await testSite(ctx, { name: 'bakker', locale: 'nl-NL' })
const draft = { kind: 'bread-ready', subject: '', intro: '', outro: '' }

test('an email is shown with unsaved texts, and empty ones appear as the defaults of that language', async () => {
  const typed = await as((tx) => draftEmail(tx, { ...draft, subject: 'Kom maar, {name}', language: 'nl' }))
  expect(typed.subject).toBe('Kom maar, Noor')
  expect(typed.html).toContain('Hi Noor')
  expect((await as((tx) => draftEmail(tx, draft))).subject).toBe('Je brood is klaar')
  expect((await as((tx) => draftEmail(tx, { ...draft, language: 'en' }))).subject).toBe('Your bread is ready')
})

test('a placeholder that the email cannot fill in is refused before it is sent', async () => {
  const wrong = as((tx) => draftEmail(tx, { ...draft, intro: 'Hi {surname}' }))
  await expect(wrong).rejects.toMatchObject({ code: 'sites.email_names_unknown' })
})

test('a test goes by the mail server to its requester, and to no other address', async () => {
  expect(await as((tx) => sendTestEmail(tx, draft))).toEqual({ to: account.email })
  await sendEmail.run(ctx, { emailId: '' })
  expect(server.received).toEqual([account.email])
})

test('a person who may not write to customers sees and sends nothing', async () => {
  const refused = { code: 'accounts.not_allowed' }
  await expect(as((tx) => draftEmail(tx, draft), ['editor'])).rejects.toMatchObject(refused)
  await expect(as((tx) => sendTestEmail(tx, draft), ['editor'])).rejects.toMatchObject(refused)
})
