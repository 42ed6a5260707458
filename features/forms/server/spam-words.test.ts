import { expect, test } from 'vitest'
import { fieldId, formSite, question } from '#support/form-site'
import { changeSubmissions } from './change-submissions.ts'
import { spamFrom } from './spam.ts'
import { likelySpam, spamWords } from './spam-words.ts'

const { as, send, publishedForm, detail } = await formSite('spamvrij')
const { formId } = await publishedForm([question(1, { kind: 'textarea', placeholder: '', maxLength: 0 })])
const spam = (n: number) => `We offer cheap seo backlinks and casino bonus number ${n}, order your ranking today`
const ham = (n: number) => `Kunt u op zaterdag ${n} broden en een taart klaarzetten voor ons feest`

async function sentAs(text: string): Promise<{ id: string; isSpam: boolean }> {
  const sent = await send(formId, { [fieldId(1)]: text })
  const { submissionId: id } = sent.json<{ data: { submissionId: string } }>().data
  return { id, isSpam: (await detail(id)).state === 'spam' }
}
const mark = (id: string, state: 'spam' | 'done' | 'open') => as((tx) => changeSubmissions(tx, { ids: [id], state }))

test('words are letters and figures, hosts of links and of email addresses', () => {
  expect(spamWords('Koop NU: https://Spam.example/x koop €50 bij a@post.example')).toEqual([
    'host:spam.example',
    '@post.example',
    'koop',
    'nu',
    'https',
    'spam',
    'example',
    '€50',
    'bij',
    'post',
  ])
})

test('a site learns from its owner’s marks, files texts that read like spam, and accepts texts that read like mail', async () => {
  const before = await sentAs(spam(99))
  for (let n = 0; n < 5; n += 1) {
    await mark((await sentAs(spam(n))).id, 'spam')
    await mark((await sentAs(ham(n))).id, 'done')
  }
  const [filed, shown] = [await sentAs(spam(77)), await sentAs(ham(77))]
  expect([before.isSpam, filed.isSpam, shown.isSpam]).toEqual([false, true, false])
})

test('a message taken out of the spam folder is unlearned', async () => {
  const likelihood = () => as((tx) => likelySpam(tx, spam(1)))
  const { id } = await sentAs(spam(55))
  const before = await likelihood()
  await mark(id, 'open')
  const after = await likelihood()
  expect(before).toBeGreaterThan(spamFrom)
  expect(after!).toBeLessThan(before!)
})

test('two words seen only in spam file no message by themselves', async () => {
  expect(await as((tx) => likelySpam(tx, 'casino bonus'))).toBeLessThan(spamFrom)
})
