import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OutsideTransaction, PlatformContext } from '#platform/context'
import { migrate, openDatabase, openEmbedded } from '#platform/database'
import { openLog } from '#platform/log'
// By their files and not by the door: it brings the look of emails, which Node reads only once it is built.
import { createMailer, type MailerParts } from '../../platform/mail/create-mailer.ts'
import { sendDueEmails } from '../../platform/mail/send-email.ts'
import { closeTransport } from '../../platform/mail/transport.ts'
import { sized } from './support/sizes.ts'

const emailsCount = sized(10_000, 500)

/**
 * Ten thousand emails into a mail server on this machine that keeps nothing: how many leave in a second, and whether
 * each arrives once.
 */
export async function bench({ say }: { say: (line: string) => void }) {
  const sink = await openSink()
  const folder = mkdtempSync(join(tmpdir(), 'quoin-mail-'))
  const server = await openEmbedded(folder)
  await migrate(server.url, join(import.meta.dirname, '../../migrations'))
  const database = openDatabase(server.url)
  const config = {
    smtpUrl: `smtp://127.0.0.1:${sink.port}`,
    mailFrom: 'Quoin <quoin@localhost>',
    platformHost: 'localhost',
    secret: new Uint8Array(32),
  } as PlatformContext['config']
  try {
    const ctx = { db: database.db, tx: null, now: () => new Date(), log: openLog('bench', 'error'), config }
    await database.db.insertInto('installation').values({ secret_fingerprint: 'bench', first_run_at: null }).execute()
    await queueAll(ctx)
    const began = performance.now()
    const sent = await sendDueEmails(ctx as unknown as OutsideTransaction<PlatformContext>)
    const seconds = (performance.now() - began) / 1000
    const { once: arrived, twice } = await sink.arrived()
    say(`${sent} emails left in ${seconds.toFixed(1)} s.`)
    return {
      ratios: { 'emails a second': sent / seconds, 'arrived, of all': arrived / emailsCount, 'arrived twice': twice },
      budgets: {
        'emails a second': { atLeast: 500 },
        'arrived, of all': { atLeast: 1, atMost: 1 },
        'arrived twice': { atMost: 0 },
      },
    }
  } finally {
    closeTransport(config)
    await database.close()
    await server.close()
    sink.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function queueAll({ db, now, config }: Pick<MailerParts, 'db' | 'now' | 'config'>): Promise<void> {
  const words = 'Thank you for your order. It leaves tomorrow. '.repeat(20)
  for (let from = 0; from < emailsCount; from += 500) {
    await db.transaction().execute(async (tx) => {
      const mailer = createMailer({ db: tx, tx: null, now, config })
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

interface Sink {
  readonly port: number
  /** How many recipients got an email, and how many of them more than one. */
  readonly arrived: () => Promise<{ once: number; twice: number }>
  readonly close: () => void
}

/** A process of its own: a mail server is another machine's work. */
async function openSink(): Promise<Sink> {
  const child = fork(join(import.meta.dirname, 'support/mail-sink.ts'))
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return {
    port,
    arrived: async () => {
      child.send('arrived')
      const [counts] = (await once(child, 'message')) as [{ once: number; twice: number }]
      return counts
    },
    close: () => void child.kill(),
  }
}
