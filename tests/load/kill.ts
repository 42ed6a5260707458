import { randomUUID } from 'node:crypto'
import { ask, type Browser, browserAt } from '../support/request.ts'
import { type Installation, startInstallation } from '../support/installation.ts'
import { sessionBy } from '../support/session.ts'
import { processesOf } from './support/processes.ts'

const publishes = 200
/** After so many publishes web and worker are killed once more. */
const killEvery = 25
const patienceMs = 60_000

/** kill -9 of web and worker, again and again, while pages are published: what was acknowledged must be there. */
export async function bench({ say }: { say: (line: string) => void }) {
  const installation = await startInstallation({ samples: true })
  try {
    const owner = await ownerOf(installation)
    let acknowledged = 0
    let lost = 0
    let kills = 0
    for (let n = 1; n <= publishes; n++) {
      const killed = n % killEvery === 0 ? killSoon(installation) : Promise.resolve(0)
      const words = `Edition ${n}`
      const isSaid = await owner.publish(words)
      kills += await killed
      if (!isSaid) continue
      acknowledged++
      if (!(await isShown(owner.visit, words))) lost++
    }
    say(
      `${acknowledged} of ${publishes} publishes were acknowledged at once; processes were killed ${kills} times; ${lost} were lost.`,
    )
    const last = await answered(() => owner.lastEdition())
    return {
      ratios: {
        lost,
        'acknowledged, of all': acknowledged / publishes,
        'killed processes': kills,
        'last edition kept, of 1': last >= owner.lastSaid() ? 1 : 0,
      },
      budgets: {
        lost: { atMost: 0 },
        'acknowledged, of all': { atLeast: 0.9 },
        'killed processes': { atLeast: 8 },
        'last edition kept, of 1': { atLeast: 1 },
      },
    }
  } finally {
    await installation.stop()
  }
}

async function ownerOf(installation: Installation) {
  const { port } = installation
  const host = `kade-9.admin.localhost:${port}`
  const session = await sessionBy(installation.signInLink(), installation)
  const platform = browserAt(port, `localhost:${port}`, { '__Host-quoin': session })
  const opened = await platform.send('POST', '/api/sites/kade-9/open', {})
  const admin = browserAt(port, host)
  const entered = new URL(opened.json<{ url: string }>().url)
  await admin.ask(entered.pathname + entered.search)
  const { pages } = (await admin.ask('/api/pages')).json<{ pages: { id: string; path: string | null }[] }>()
  const page = pages.find(({ path }) => path === '/delivery')
  if (!page) throw new Error('The sample site has no page /delivery.')
  let lastPublished = 0
  return {
    lastSaid: () => lastPublished,
    publish: async (words: string): Promise<boolean> => {
      const edition = Number(words.split(' ').at(-1))
      try {
        const document = (await must(admin.ask(`/api/documents/${page.id}`))).json<{ document: { seq: number } }>()
          .document
        const operation = { kind: 'changeSettings', changes: [{ path: ['description'], value: words }] }
        await must(
          admin.send('POST', `/api/documents/${page.id}/operations`, {
            base: document.seq,
            client: randomUUID(),
            operations: [{ n: 1, operation }],
          }),
        )
        await must(admin.send('POST', '/api/documents/publish', { documents: [page.id] }))
        lastPublished = edition
        return true
      } catch {
        await answered(() => visible(admin, port))
        return false
      }
    },
    visit: async () => (await must(ask(port, `kade-9.localhost:${port}`, '/delivery'))).text,
    lastEdition: async () =>
      Number(/Edition (\d+)/.exec((await must(ask(port, `kade-9.localhost:${port}`, '/delivery'))).text)?.[1] ?? 0),
  }
}

/** Another client is served it within the two seconds that publishing may take to be seen everywhere. */
async function isShown(visit: () => Promise<string>, words: string): Promise<boolean> {
  const until = Date.now() + 2000
  do if ((await answered(visit)).includes(words)) return true
  while (Date.now() < until)
  return false
}

async function visible(admin: Browser, port: number): Promise<void> {
  await must(ask(port, `localhost:${port}`, '/readyz'))
  await must(admin.ask('/api/pages'))
}

async function must<A extends { status: number; text: string }>(pending: Promise<A>): Promise<A> {
  const answer = await pending
  if (answer.status >= 300) throw new Error(`Answered ${answer.status}: ${answer.text.slice(0, 300)}`)
  return answer
}

/** The answer, once there is one. */
async function answered<A>(work: () => Promise<A>): Promise<A> {
  const until = Date.now() + patienceMs
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (Date.now() > until) throw error
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
  }
}

/** Some milliseconds from now, so that the publish is in the middle of its work. */
async function killSoon({ data }: Installation): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 60))
  const children = processesOf(data)
  for (const pid of children) process.kill(pid, 'SIGKILL')
  return children.length
}
