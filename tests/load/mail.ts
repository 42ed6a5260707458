import { SMTPServer } from 'smtp-server'
import { type MailerParts, createMailer, sendDueEmails } from '#platform/mail'
import { openLog } from '#platform/log'
import { product } from '../../apps/server/features.ts'
import { openInstallation } from '../../apps/server/open-installation.ts'
import { readEnvironment } from '../../apps/server/read-environment.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const emailsCount = 10_000

/** Ten thousand emails into a mail server on this machine that keeps nothing: how many leave in a second, and whether each arrives once. */
export async function bench({ say }: { say: (line: string) => void }) {
  const arrived = new Map<string, number>()
  const sink = await openSink((recipient) => arrived.set(recipient, (arrived.get(recipient) ?? 0) + 1))
  const folder = mkdtempSync(join(tmpdir(), 'quoin-mail-'))
  const settings = readEnvironment({ data: folder }, { SMTP_URL: `smtp://127.0.0.1:${sink.port}` })
  const installation = await openInstallation({ settings, product, log: openLog('bench', 'error'), connections: 10 })
  try {
    const { ctx } = installation
    await queueAll(ctx)
    const began = performance.now()
    const sent = await sendDueEmails(ctx)
    const seconds = (performance.now() - began) / 1000
    const twice = [...arrived.values()].filter((times) => times > 1).length
    say(`${sent} emails left in ${seconds.toFixed(1)} s.`)
    return {
      ratios: { 'emails a second': sent / seconds, 'arrived, of all': arrived.size / emailsCount, 'arrived twice': twice },
      budgets: {
        'emails a second': { atLeast: 500 },
        'arrived, of all': { atLeast: 1, atMost: 1 },
        'arrived twice': { atMost: 0 },
      },
    }
  } finally {
    await installation.close()
    await sink.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function queueAll({ db, now, config }: Pick<MailerParts, 'db' | 'now' | 'config'>): Promise<void> {
  const words = 'Thank you for your order. It leaves tomorrow. '.repeat(20)
  for (let from = 0; from < emailsCount; from += 500) {
    await db.transaction().execute(async (inside) => {
      const mailer = createMailer({ db: inside, tx: null, now, config })
      for (let n = from; n < from + 500; n += 1)
        await mailer.send({
          to: `reader-${n}@example.com`,
          subject: `Order ${n}`,
          html: `<p>${words}</p>`,
          text: words,
          websiteId: null,
        })
    })
  }
}

async function openSink(onRecipient: (address: string) => void): Promise<{ port: number; close: () => Promise<void> }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      onRecipient(address)
      done()
    },
    onData: (stream, _session, done) => void stream.resume().on('end', () => done()),
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const at = server.server.address()
  return {
    port: typeof at === 'object' && at ? at.port : 0,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
