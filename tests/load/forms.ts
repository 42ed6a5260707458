import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { formBlockContract } from '../../features/forms/blocks/form/form.contract.ts'
import { type Installation, startInstallation } from '../support/installation.ts'
import { type Browser, browserAt } from '../support/request.ts'
import { messageField, pageWith, withRows } from './support/fault-site.ts'
import { type Hook, startHook } from './support/hook-process.ts'
import { end } from './support/measure.ts'
import { processesOf } from './support/processes.ts'
import { must, ownerAt } from './support/shop-site.ts'
import { sized } from './support/sizes.ts'

const submissions = sized(10_000, 200)
const senders = 8
const hookAddress = 'http://192.0.2.10/hook'
/** So many are acknowledged between two kills at most: a slow machine starts again as often as a fast one. */
const mostBetweenKills = sized(300, 60)
/** Until all is delivered once nothing is killed any more. */
const settlingMs = 10 * 60_000

/**
 * Ten thousand submissions while web, worker and the receiver of the webhook are killed at random: what was
 * acknowledged is there once, and has come to the receiver at least once.
 */
export async function bench({ say }: { say: (line: string) => void }) {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-forms-'))
  const file = join(folder, 'received')
  let hook = await startHook(file)
  const installation = await startInstallation({
    env: {
      ...process.env,
      QUOIN_TRUSTED_PROXIES: '127.0.0.1/32',
      QUOIN_EGRESS_ALLOW: '192.0.2.0/24',
      QUOIN_EGRESS_PROXY: `http://127.0.0.1:${hook.port}`,
    },
  })
  try {
    const admin = await ownerAt(installation)
    const fields = [{ id: messageField, kind: 'text', title: 'Message', description: '', required: true }]
    const props = { ...formBlockContract.starts, fields, name: 'Contact', captcha: 'none' as const }
    const { formId } = await pageWith(admin, 'Contact', { ...formBlockContract, props })
    const { id: webhookId } = (await must(admin.send('POST', '/api/forms/webhooks', { url: hookAddress }))).json<{
      id: string
    }>()
    const work = { acknowledged: new Set<string>(), next: 0 }
    const killing = killAtRandom(installation, hook, work, async () => (hook = await startHook(file, hook.port)))
    await Promise.all(Array.from({ length: senders }, (_, at) => sender(installation, formId, at, work, say)))
    const kills = await killing.stop()
    say(`${work.acknowledged.size} acknowledged, ${kills} processes killed.`)
    await delivered(admin, webhookId)
    return await result(installation, file, work.acknowledged, kills)
  } finally {
    await installation.stop()
    await end(hook.child)
    rmSync(folder, { recursive: true, force: true })
  }
}

function killAtRandom(installation: Installation, first: Hook, work: Work, restart: () => Promise<Hook>) {
  let isOver = false
  let hook = first
  let kills = 0
  const run = async (): Promise<void> => {
    for (let next = 0; ; ) {
      next += 1 + Math.floor(Math.random() * mostBetweenKills)
      while (!isOver && work.acknowledged.size < next) await pause(20)
      if (isOver) return
      const victim = (['web', 'worker', 'receiver'] as const)[Math.floor(Math.random() * 3)] ?? 'web'
      if (victim === 'receiver') {
        const gone = once(hook.child, 'exit')
        hook.child.kill('SIGKILL')
        await gone
        hook = await restart()
        kills++
      } else for (const pid of processesOf(installation.data, victim)) kills += Number(process.kill(pid, 'SIGKILL'))
    }
  }
  const running = run()
  return {
    stop: async (): Promise<number> => {
      isOver = true
      await running
      return kills
    },
  }
}

interface Work {
  acknowledged: Set<string>
  next: number
}

/** Each message is sent with one key until there is an answer: a key that is spent says that it was stored before. */
async function sender({ port }: Installation, formId: string, at: number, work: Work, say: (line: string) => void) {
  for (let number = work.next++; number < submissions; number = work.next++) {
    const words = `Message ${number}`
    const form = JSON.stringify({ [messageField]: words })
    const address = `10.${at}.${Math.floor(number / 250) % 250}.${(number % 250) + 1}`
    const browser = browserAt(port, `load.localhost:${port}`)
    const send = (path: string, body: object) =>
      browser.send('POST', path, body, { 'x-forwarded-for': address }).catch(() => null)
    let key = ''
    for (let status = 0; status !== 200 && status !== 409; ) {
      if (!key) {
        const issued = await send('/api/form/FormSubmissionKey', {})
        if (issued?.status === 200) key = issued.json<{ data: { key: string } }>().data.key
      }
      if (key) status = (await send('/api/form/SaveFormSubmission', { key, formId, form }))?.status ?? 0
      if (status !== 200 && status !== 409) await pause(100)
    }
    work.acknowledged.add(words)
    if (work.acknowledged.size % 1000 === 0) say(`${work.acknowledged.size} acknowledged.`)
  }
}

/** Resends deliveries that wait for their next attempt, as an owner would, until none waits. */
async function delivered(admin: Browser, webhookId: string): Promise<void> {
  interface Log {
    deliveries: { id: string; state: string }[]
    next: string | null
  }
  for (const until = Date.now() + settlingMs; Date.now() < until; await pause(2000)) {
    const waiting: string[] = []
    for (let after: string | null = ''; after !== null; ) {
      const query: string = after === '' ? '' : `?after=${after}`
      const log: Log = (await must(admin.ask(`/api/forms/webhooks/${webhookId}/deliveries${query}`))).json<Log>()
      waiting.push(...log.deliveries.filter(({ state }) => state !== 'delivered').map(({ id }) => id))
      after = log.next
    }
    if (waiting.length === 0) return
    for (const id of waiting.slice(0, 100)) await admin.send('POST', `/api/forms/deliveries/${id}/replay`)
  }
}

async function result(installation: Installation, file: string, acknowledged: ReadonlySet<string>, kills: number) {
  const received = new Set(readFileSync(file, 'utf8').split('\n'))
  const rows = await withRows(
    installation,
    (sql) => sql<{ id: string; words: string }[]>`select id, words from form_submissions where state <> 'spam'`,
  )
  const counts = new Map<string, number>()
  for (const { words } of rows) counts.set(words, (counts.get(words) ?? 0) + 1)
  const times = [...acknowledged].map((words) => counts.get(words.toLowerCase()) ?? 0)
  return {
    ratios: {
      acknowledged: acknowledged.size,
      kills,
      lost: times.filter((count) => count === 0).length,
      doubled: times.filter((count) => count > 1).length,
      'not delivered': rows.filter(({ id }) => !received.has(id)).length,
    },
    budgets: {
      acknowledged: { atLeast: submissions },
      lost: { atMost: 0 },
      doubled: { atMost: 0 },
      'not delivered': { atMost: 0 },
    },
  }
}
