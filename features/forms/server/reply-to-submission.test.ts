import { expect, test } from 'vitest'
import { doDueJobs } from '#support/due-jobs'
import { answers, formSite } from '#support/form-site'
import { lastEmail } from '#support/last-email'
import { ownerBrowser } from '#support/owner-browser'
import type { Submission } from '../contract/index.ts'

const { app, account, ctx, site, send, publishedForm, inbox } = await formSite('bakker')
const owner = await ownerBrowser(app, ctx, { account, site })
const ownerSends = (id: string, written: object) => owner.send('POST', `/api/forms/submissions/${id}/reply`, written)

/** Something that a visitor has just sent. */
async function submitted(): Promise<string> {
  const { formId } = await publishedForm()
  await send(formId, answers)
  await doDueJobs(ctx)
  ctx.clock.forward(1000)
  const [row] = await inbox(formId)
  return row?.id ?? ''
}

const letter = {
  to: 'noor@example.com',
  cc: '',
  bcc: '',
  subject: 'Re: Contact',
  text: 'Hij ligt klaar.',
  replyTo: '',
  copyToMe: false,
}

test('C2.94 a reply goes to each addressee separately, names those of To and Cc, and keeps Bcc and the copy hidden', async () => {
  const id = await submitted()
  const written = {
    ...letter,
    to: 'noor@example.com, Wim de Wit <wim@example.com>',
    cc: 'bakker@example.com; NOOR@example.com',
    bcc: 'boek@example.com',
    replyTo: 'winkel@example.com',
    copyToMe: true,
  }
  const replied = await ownerSends(id, written)
  expect(replied.status).toBe(200)
  const emails = await ctx.db
    .selectFrom('emails')
    .select(['recipient', 'to_line', 'cc_line', 'reply_to', 'subject', 'text'])
    .where('subject', '=', 'Re: Contact')
    .where('website_id', '=', site.id)
    .orderBy('id')
    .execute()
  expect(emails.map(({ recipient }) => recipient).toSorted()).toEqual(
    ['NOOR@example.com', 'wim@example.com', 'bakker@example.com', 'boek@example.com', account.email].toSorted(),
  )
  for (const email of emails) {
    expect(email).toMatchObject({
      to_line: 'noor@example.com, wim@example.com',
      cc_line: 'bakker@example.com, NOOR@example.com',
      reply_to: 'winkel@example.com',
    })
    expect(email.text).toContain('Hij ligt klaar.')
    expect(email.text).not.toContain('boek@example.com')
  }
  expect(replied.json<Submission>().replies.at(-1)).toMatchObject({ subject: 'Re: Contact', bcc: 'boek@example.com' })

  const many = Array.from({ length: 22 }, (_, at) => `n${at}@example.com`).join(',')
  const refused = await ownerSends(id, { ...letter, to: many })
  expect([refused.status, refused.json<{ sentence: string }>().sentence]).toEqual([400, expect.stringContaining('20')])
  expect((await ownerSends(id, { ...letter, to: 'noor@' })).status).toBe(400)
  expect((await ownerSends(id, { ...letter, to: '' })).status).toBe(400)
})

test('an owner replies by email, and a new submission becomes open', async () => {
  const id = await submitted()
  const replied = (await ownerSends(id, letter)).json<Submission>()
  expect(await lastEmail(ctx, site.id)).toContain('Hij ligt klaar.')
  expect([replied.state, replied.replies.map(({ text }) => text)]).toEqual(['open', ['Hij ligt klaar.']])
})
