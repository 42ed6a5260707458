import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { faultsIn, faultyInstallation, processesOf, recoveryMs, traffic, whatIsNotWell } from './faulty-installation.ts'

const installation = await faultyInstallation('bakker')
const { app, host, beside, postmaster } = installation

const signalled = (name: NodeJS.Signals): void => {
  for (const pid of processesOf(postmaster())) process.kill(pid, name)
}

/** Cuts every connection of the installation but our own. */
const cutAll = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
    .execute(beside)
    .catch(() => {})

interface Fault {
  readonly lastsMs: number
  readonly happen: () => Promise<() => Promise<unknown>>
}

/** Answers how to end it. */
const faults: Readonly<Record<string, Fault>> = {
  'the server is killed': {
    lastsMs: 1500,
    happen: async () => {
      process.kill(postmaster(), 'SIGKILL')
      return async () => {}
    },
  },
  'the server and all its processes are frozen': {
    lastsMs: 7000,
    happen: async () => {
      signalled('SIGSTOP')
      return async () => signalled('SIGCONT')
    },
  },
  'all connections are cut, again and again': {
    lastsMs: 3000,
    happen: async () => {
      const timer = setInterval(() => void cutAll(), 100)
      return async () => clearInterval(timer)
    },
  },
  'somebody has locked the tables of sites and documents': {
    lastsMs: 6000,
    happen: async () => {
      const { promise: ended, resolve: end } = Promise.withResolvers<void>()
      const { promise: locked, resolve: lock } = Promise.withResolvers<void>()
      const holding = beside.transaction().execute(async (db) => {
        await sql`lock table websites, documents in access exclusive mode`.execute(db)
        lock()
        await ended
      })
      await locked
      return () => {
        end()
        return holding
      }
    },
  },
  'the database was made a copy that only reads': {
    lastsMs: 1500,
    happen: async () => {
      await sql`alter role quoin in database quoin set default_transaction_read_only = on`.execute(beside)
      await cutAll()
      return async () => {
        const writing = sql`set default_transaction_read_only = off`
        await beside.connection().execute(async (db) => {
          await writing.execute(db)
          await sql`alter role quoin in database quoin reset default_transaction_read_only`.execute(db)
        })
      }
    },
  },
}

test.each(Object.entries(faults))(
  'when %s every request is answered within five seconds, and five seconds later all is well',
  async (_, { lastsMs, happen }) => {
    const asking = traffic(installation)
    // Requests are answered before the fault, while it lasts and after it: these times are what is tested.
    await pause(300)
    const end = await happen()
    await pause(lastsMs)
    await end()
    await pause(recoveryMs)
    expect(await whatIsNotWell(installation)).toEqual([])
    const heard = await asking.stop()
    expect(faultsIn(heard)).toEqual([])
    expect(heard.length).toBeGreaterThan(30)
  },
  40_000,
)

test('a read-only database makes the process unready, and a change is asked to be tried again and is no defect', async () => {
  const end = await (faults['the database was made a copy that only reads'] as Fault).happen()
  await expect.poll(async () => (await app.ask(host, '/readyz')).text).toContain('takes no changes')
  const ready = await app.ask(host, '/readyz')
  const changed = await installation.owner.send('POST', '/api/pages', { title: 'Not now' })
  await end()
  expect(ready.status).toBe(503)
  expect(changed).toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
  await expect.poll(async () => (await app.ask(host, '/readyz')).status).toBe(200)
  await expect.poll(() => whatIsNotWell(installation)).toEqual([])
})

test('when all connections are in use requests are asked to be tried again, the process is not ready, and it is again once they are free', async () => {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const holding = Array.from({ length: 6 }, () =>
    installation.ctx.db.transaction().execute(async (db) => {
      await sql`select 1`.execute(db)
      await ended
    }),
  )
  await pause(500)
  const answers = await Promise.all([
    app.ask(host, '/readyz'),
    app.ask(host, '/cart'),
    ...Array.from({ length: 10 }, () => installation.owner.ask('/api/pages')),
  ])
  end()
  await Promise.all(holding)
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503))
  expect(await whatIsNotWell(installation)).toEqual([])
})
