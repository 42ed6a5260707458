import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import type { PlatformContext, OutsideTransaction } from '#platform/context'
import { inTransaction } from '#platform/database'
import { testContext } from '#support/context'
import { createMailer } from './create-mailer.ts'
import { type Email, emailTemplate, mailbox, mailHold, sendAgain, sendEmail } from './index.ts'
import { sendDueEmails } from './send-email.ts'
import { listenHere } from '#support/listen-here'
import { receivingServer } from '#support/receiving-server'

const base = await testContext({ features: [{ name: 'mail', jobs: [sendEmail] }] })
await base.db.insertInto('installation').values({ secret_fingerprint: 'test', first_run_at: null }).execute()
const email: Email = {
  to: 'ada@example.com',
  subject: 'Je bestelling is onderweg — één doos',
  websiteId: null,
  ...emailTemplate({
    language: 'nl',
    sender: 'Korenbloem',
    title: 'Onderweg',
    paragraphs: ['Tot zo <script>'],
    button: { label: 'Volgen', url: 'https://a.example/?x=1&y=2' },
  }),
}

function mailing(smtpUrl: string): OutsideTransaction<PlatformContext> {
  const config = { ...base.config, smtpUrl, mailFrom: 'Quoin <post@quoin.example>' }
  return { ...base, config, mail: createMailer({ db: base.db, tx: null, now: base.now, config }) }
}

const work = (ctx: OutsideTransaction<PlatformContext>) => sendDueEmails(ctx)
const emailTo = (recipient: string) =>
  base.db.selectFrom('emails').selectAll().where('recipient', '=', recipient).executeTakeFirstOrThrow()

test('an email reaches the mail server with fixed sender, both bodies and an id of its own', async () => {
  const { received, smtpUrl } = await receivingServer()
  const ctx = mailing(smtpUrl)
  await ctx.mail.send({ ...email, to: 'one@example.com', replyTo: 'bakker@example.com' })
  await work(ctx)
  const [mail] = received
  expect(mail).toMatchObject({ from: 'post@quoin.example', to: ['one@example.com'] })
  expect(mail?.raw).toMatch(/^From: Quoin <post@quoin\.example>\r$/m)
  expect(mail?.raw).toMatch(/^Reply-To: bakker@example\.com\r$/m)
  expect(mail?.raw).toMatch(/^Message-ID: <[0-9a-f]{24}@quoin\.example>\r$/m)
  expect(mail?.raw).toContain('text/plain')
  expect(mail?.raw).toContain('text/html')
})

test('an advertising email tells mail programs where one POST unsubscribes, and no other does', async () => {
  const { received, smtpUrl } = await receivingServer()
  const ctx = mailing(smtpUrl)
  const unsubscribeUrl = 'https://kade.example/api/emails/stop?token=abc'
  await ctx.mail.send({ ...email, to: 'ad@example.com', unsubscribeUrl })
  await ctx.mail.send({ ...email, to: 'order@example.com' })
  await work(ctx)
  const rawTo = (address: string) => received.find(({ to }) => to.includes(address))?.raw.replaceAll('\r\n ', ' ')
  expect(rawTo('ad@example.com')).toMatch(
    /^List-Unsubscribe: <https:\/\/kade\.example\/api\/emails\/stop\?token=abc>\r$/m,
  )
  expect(rawTo('ad@example.com')).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
  expect(rawTo('order@example.com')).not.toContain('List-Unsubscribe')
})

test('each recipient of an email to several gets a copy that names all but the hidden ones, and it is not marked as automatic', async () => {
  const { received, smtpUrl } = await receivingServer()
  const ctx = mailing(smtpUrl)
  const addressed = { to: ['noor@example.com', 'wim@example.com'], cc: ['book@example.com'] }
  await ctx.mail.send({ ...email, to: 'hidden@example.com', addressed })
  await work(ctx)
  const [mail] = received
  expect(mail?.to).toEqual(['hidden@example.com'])
  expect(mail?.raw).toMatch(/^To: noor@example\.com, wim@example\.com\r$/m)
  expect(mail?.raw).toMatch(/^Cc: book@example\.com\r$/m)
  expect(mail?.raw).not.toMatch(/hidden@example|Auto-Submitted/)
  await expect(
    ctx.mail.send({ ...email, addressed: { to: ['a@example.com\r\nBcc: b@example.com'], cc: [] } }),
  ).rejects.toMatchObject({ code: 'mail.recipient_unfit' })
})

test('the content of an email is deleted once it is sent, because its links are keys', async () => {
  const { smtpUrl } = await receivingServer()
  const ctx = mailing(smtpUrl)
  await ctx.mail.send({ ...email, to: 'two@example.com' })
  await work(ctx)
  expect(await emailTo('two@example.com')).toMatchObject({ state: 'sent', html: '', text: '', sent_at: ctx.now() })
})

test('an email of a transaction that is rolled back is never sent', async () => {
  const { received, smtpUrl } = await receivingServer()
  const ctx = mailing(smtpUrl)
  const failed = inTransaction(ctx, async (tx) => {
    await tx.mail.send({ ...email, to: 'never@example.com' })
    throw new Error('taken back')
  })
  await expect(failed).rejects.toThrow('taken back')
  await work(ctx)
  expect(received).toEqual([])
})

test('an email waits while the mail server cannot be reached, and is sent when it can', async () => {
  const unreachable = mailing('smtp://127.0.0.1:1')
  await unreachable.mail.send({ ...email, to: 'patient@example.com' })
  expect(await work(unreachable)).toBe(0)
  expect(await emailTo('patient@example.com')).toMatchObject({ state: 'queued', attempts: 1 })
  base.clock.forward(60_000)
  const { received, smtpUrl } = await receivingServer()
  await work(mailing(smtpUrl))
  expect(received).toMatchObject([{ to: ['patient@example.com'] }])
})

test('an email that is refused temporarily stays queued, and one refused permanently is marked and not tried again', async () => {
  const answers = new Map([
    ['later@example.com', 450],
    ['nobody@example.com', 550],
  ])
  const { smtpUrl } = await receivingServer((address, _session, done) =>
    done(Object.assign(new Error('No'), { responseCode: answers.get(address.address) })),
  )
  const ctx = mailing(smtpUrl)
  await ctx.mail.send({ ...email, to: 'nobody@example.com' })
  await ctx.mail.send({ ...email, to: 'later@example.com' })
  expect(await work(ctx)).toBe(0)
  expect(await emailTo('nobody@example.com')).toMatchObject({
    state: 'failed',
    failure: expect.stringContaining('550'),
  })
  expect(await emailTo('later@example.com')).toMatchObject({ state: 'queued', attempts: 1 })
  await base.db.deleteFrom('emails').execute()
})

test('an email is tried for three days, at growing intervals, before it is given up', async () => {
  const { smtpUrl } = await receivingServer((_address, _session, done) =>
    done(Object.assign(new Error('Not now'), { responseCode: 450 })),
  )
  const ctx = mailing(smtpUrl)
  const began = ctx.now().getTime()
  await ctx.mail.send({ ...email, to: 'busy@example.com' })
  const waits: number[] = []
  for (let row = await emailTo('busy@example.com'); row.state === 'queued'; row = await emailTo('busy@example.com')) {
    waits.push(row.next_at.getTime() - ctx.now().getTime())
    base.clock.set(row.next_at)
    await work(ctx)
  }
  expect(waits.slice(0, 5)).toEqual([0, 60_000, 120_000, 300_000, 600_000])
  expect((ctx.now().getTime() - began) / 3_600_000).toBeGreaterThan(71)
  expect(await emailTo('busy@example.com')).toMatchObject({ state: 'failed', html: email.html })
})

/** A mail server that wants a password. */
async function guardedServer(password: string) {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: false,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (auth, _session, done) =>
      auth.password === password ? done(null, { user: 'shop' }) : done(new Error('Wrong')),
    onRcptTo: ({ address }, _session, done) => {
      received.push(address)
      done()
    },
    onData: (stream, _session, done) => void stream.resume().on('end', () => done()),
  })
  const { port } = await listenHere(server.server)
  return { received, urlWith: (password: string) => `smtp://shop:${password}@127.0.0.1:${port}` }
}

test('a wrong password of the mail server parks all mail, fails no email, and mail continues by itself once it is correct', async () => {
  const { received, urlWith } = await guardedServer('right')
  const wrong = mailing(urlWith('wrong'))
  for (const name of ['a', 'b', 'c']) await wrong.mail.send({ ...email, to: `${name}@example.com` })
  expect(await work(wrong)).toBe(0)
  expect(await mailHold(wrong)).toMatchObject({ reason: expect.stringContaining('535') })
  base.clock.forward(10 * 24 * 3_600_000)
  expect(await work(wrong)).toBe(0)
  const rows = await base.db.selectFrom('emails').select(['state', 'attempts']).where('state', '=', 'queued').execute()
  expect(rows).toEqual([1, 2, 3].map(() => ({ state: 'queued', attempts: 0 })))
  const right = mailing(urlWith('right'))
  expect(await mailHold(right)).toBeNull()
  expect(await work(right)).toBe(3)
  expect(received.toSorted()).toEqual(['a@example.com', 'b@example.com', 'c@example.com'])
})

test('a server that accepts the same settings again is detected within a minute', async () => {
  let isOpen = false
  const { received, urlWith } = await guardedServer('right')
  const server = mailing(urlWith('right'))
  const { smtpUrl } = await receivingServer((_address, _session, done) =>
    done(isOpen ? undefined : Object.assign(new Error('Sign in first'), { responseCode: 530 })),
  )
  const ctx = mailing(smtpUrl)
  await ctx.mail.send({ ...email, to: 'held@example.com' })
  expect(await work(ctx)).toBe(0)
  expect(await mailHold(ctx)).not.toBeNull()
  isOpen = true
  expect(await work(ctx)).toBe(0)
  base.clock.forward(60_000)
  expect(await work(ctx)).toBe(1)
  expect(await mailHold(ctx)).toBeNull()
  expect(received).toEqual([])
  expect(server.config.smtpUrl).not.toBe(smtpUrl)
})

test('an email is sent again as it was written, also one that was sent; deleted content is refused with a sentence', async () => {
  const { received, smtpUrl } = await receivingServer()
  const ctx = mailing(smtpUrl)
  const websiteId = 'c'.repeat(24)
  await ctx.mail.send({ ...email, to: 'twice@example.com', websiteId })
  await work(ctx)
  const [first] = await mailbox(ctx, { websiteId })
  expect(first).toMatchObject({ state: 'sent', html: '', canSendAgain: true })
  const again = (id: string, of: string | null = websiteId) =>
    inTransaction(ctx, (tx) =>
      sendAgain({ ...tx, mail: createMailer({ ...tx, now: ctx.now, config: ctx.config }) }, { websiteId: of, id }),
    )
  await again(first?.id ?? '')
  await work(ctx)
  const [value, two] = received.map(({ raw }) => raw.replace(/^(Message-ID|Date):.*$|boundary=.*|^--.*$/gim, ''))
  expect(received.map(({ to }) => to)).toEqual([['twice@example.com'], ['twice@example.com']])
  expect(two?.split('Content-Type: text/plain')[1]?.length).toBe(value?.split('Content-Type: text/plain')[1]?.length)
  await expect(again(first?.id ?? '', null)).rejects.toMatchObject({ code: 'mail.not_found' })
  await base.db.updateTable('emails').set({ sealed: null }).execute()
  await expect(again(first?.id ?? '')).rejects.toMatchObject({ code: 'mail.forgotten' })
})

test('without a mail server emails are kept in the mailbox, newest first, each site for itself', async () => {
  const ctx = mailing('')
  base.clock.forward(1000)
  await ctx.mail.send({ ...email, to: 'platform@example.com' })
  base.clock.forward(1000)
  await ctx.mail.send({ ...email, to: 'first@example.com', websiteId: 'a'.repeat(24) })
  base.clock.forward(1000)
  await ctx.mail.send({ ...email, to: 'second@example.com', websiteId: 'a'.repeat(24) })
  await ctx.mail.send({ ...email, to: 'elsewhere@example.com', websiteId: 'b'.repeat(24) })
  const emails = await mailbox(ctx, { websiteId: 'a'.repeat(24) })
  expect(emails).toMatchObject([
    { to: 'second@example.com', state: 'mailbox', text: email.text },
    { to: 'first@example.com' },
  ])
  expect((await mailbox(ctx, { websiteId: null })).at(0)).toMatchObject({ to: 'platform@example.com' })
  expect(await work(ctx)).toBe(0)
})

test.each([
  ['to', 'a@example.com\r\nBcc: b@example.com'],
  ['to', 'a@example.com, b@example.com'],
  ['to', 'a@example.com\u2028b'],
  ['to', '"a b" <a@example.com>'],
  ['to', 'nobody'],
])('T26 an email whose %s is %j is refused', async (field, value) => {
  await expect(mailing('').mail.send({ ...email, [field]: value })).rejects.toMatchObject({ kind: 'invalid' })
})

test.each([
  ['Hello\r\nBcc: b@example.com', 'Hello Bcc: b@example.com'],
  ['Hello\nX: y', 'Hello X: y'],
  ['Hello\u2029there', 'Hello there'],
  ['Hello\u202etxt.exe', 'Hello txt.exe'],
  ['\u000bTide\u0010 table\u0000', 'Tide table'],
  [`${'x'.repeat(298)}🥖🥖`, `${'x'.repeat(298)}…`],
])('T26 the subject %j is one line when it leaves: %j', async (subject, line) => {
  const to = `line-${line.length}-${line.charCodeAt(6)}@example.com`
  await mailing('').mail.send({ ...email, to, subject })
  expect((await emailTo(to)).subject).toBe(line)
})

test.each(['a@example.com\r\nTo: b@example.com', 'a@example.com,b@example.com', 'nobody'])(
  'T26 the reply address %j is left out, and the email leaves',
  async (replyTo) => {
    const to = `reply-${replyTo.length}@example.com`
    await mailing('').mail.send({ ...email, to, replyTo })
    expect((await emailTo(to)).reply_to).toBeNull()
  },
)

test('text that people typed appears in an email as text', () => {
  expect(email.html).toContain('Tot zo &lt;script&gt;')
  expect(email.html).toContain('href="https://a.example/?x=1&amp;y=2"')
  expect(email.text).toContain('Volgen:\nhttps://a.example/?x=1&y=2')
})
