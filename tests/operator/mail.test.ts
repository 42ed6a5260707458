import { expect, test } from 'vitest'
import { inSite } from '#platform/database'
import { mailServer } from '#support/mail-server'
import { ownerBrowser } from '#support/owner-browser'
import { runningApp } from '#support/running'
import { testSite } from '#support/site'
import { sendDueEmails } from '../../platform/mail/send-email.ts'
import { operatorInstallation, withConfig } from './operator-installation.ts'

const server = await mailServer('right')
const { ctx: base, staff } = await operatorInstallation()
const wrong = withConfig(base, { smtpUrl: server.urlWith('wrong') })
const right = withConfig(base, { smtpUrl: server.urlWith('right') })
const at = await testSite(base, { name: 'korenbloem' })
const message = { subject: 'Je bestelling', html: '<p>Dank je</p>', text: 'Dank je' }

interface Listed {
  id: string
  to: string
  state: string
  failure: string | null
  canSendAgain: boolean
}

/** Who runs the installation and who owns the site, before a web process with these settings. */
async function people(ctx: typeof base) {
  const app = await runningApp(ctx)
  return {
    staff: app.browser('localhost:8080', Object.fromEntries(staff.cookies)),
    owner: await ownerBrowser(app, ctx, at),
  }
}

const beforeMending = await people(wrong)
const afterMending = await people(right)
const idOf = async (to: string) => {
  const emails = (await afterMending.owner.ask('/api/site/mailbox')).json<Listed[]>()
  return emails.find((email) => email.to === to)?.id ?? ''
}

test('a refused password holds all mail, tells staff and owners, fails no email, and mail leaves once it is corrected', async () => {
  for (const name of ['ada', 'bo', 'cas'])
    await inSite(wrong, at.site, (tx) => tx.mail.send({ ...message, to: `${name}@example.com`, websiteId: at.site.id }))
  await wrong.mail.send({ ...message, to: 'platform@example.com', websiteId: null })
  expect(await sendDueEmails(wrong)).toBe(0)

  const state = (await beforeMending.staff.ask('/api/mail-state')).json<{ held: { reason: string } | null }>()
  expect(state.held?.reason).toContain('535')
  expect((await beforeMending.owner.ask('/api/site/mail-state')).json()).toEqual({
    heldSince: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  })
  const queued = (await beforeMending.owner.ask('/api/site/mailbox')).json<Listed[]>()
  expect(queued.map((email) => [email.state, email.failure])).toEqual([1, 2, 3].map(() => ['queued', null]))

  expect((await afterMending.staff.ask('/api/mail-state')).json()).toEqual({ held: null })
  expect(await sendDueEmails(right)).toBe(4)
  expect(server.received.toSorted()).toEqual([
    'ada@example.com',
    'bo@example.com',
    'cas@example.com',
    'platform@example.com',
  ])
})

test('an owner sends a sent email again, and one of another site does not exist', async () => {
  const sent = await afterMending.owner.send('POST', `/api/site/mailbox/${await idOf('ada@example.com')}/send-again`)
  expect(sent.status).toBe(200)
  expect(await sendDueEmails(right)).toBe(1)
  expect(server.received.filter((to) => to === 'ada@example.com')).toHaveLength(2)
  const foreign = await afterMending.owner.send('POST', `/api/site/mailbox/${'f'.repeat(24)}/send-again`)
  expect([foreign.status, foreign.text.includes('mail.not_found')]).toEqual([404, true])
})

test('a permanently refused email says why, and staff send it again once the mailbox exists', async () => {
  server.refuses.add('new@example.com')
  await right.mail.send({ ...message, to: 'new@example.com', websiteId: null })
  await sendDueEmails(right)
  const failed = (await afterMending.staff.ask('/api/mailbox')).json<Listed[]>().find(({ state }) => state === 'failed')
  expect(failed).toMatchObject({ to: 'new@example.com', canSendAgain: true, failure: expect.stringContaining('550') })
  server.refuses.clear()
  expect((await afterMending.staff.send('POST', `/api/mailbox/${failed?.id}/send-again`)).status).toBe(200)
  expect(await sendDueEmails(right)).toBe(1)
  expect(server.received.at(-1)).toBe('new@example.com')
})
