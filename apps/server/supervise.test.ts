import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '#support/temporary-folder'
import { supervise } from './supervise.ts'

const folder = temporaryFolder('quoin-roles')
const here = import.meta.dirname

/** A program as `main.ts` is one: writes its process number under its role, and its end. */
const entry = join(folder, 'main.mjs')
writeFileSync(
  entry,
  `import { existsSync, writeFileSync } from 'node:fs'
   import { runRole } from ${JSON.stringify(join(here, 'run-role.ts'))}
   const role = process.argv.at(-1)
   const log = { info() {}, warn() {}, error() {} }
   await runRole(log, async () => {
     if (process.env.HOPELESS === role) process.exit(78)
     if (existsSync(process.env.OUT + '/refuses')) process.exit(1)
     writeFileSync(process.env.OUT + '/' + role + '.' + process.pid, '')
     setInterval(() => {}, 1000)
     return { stop: async () => writeFileSync(process.env.OUT + '/' + role + '.' + process.pid + '.stopped', '') }
   })`,
)

function place() {
  const out = mkdtempSync(join(folder, 'out-'))
  const pidsOf = (role: string) =>
    readdirSync(out)
      .filter((name) => new RegExp(`^${role}\\.\\d+$`).test(name))
      .map((name) => Number(name.split('.')[1]))
  return { out, pidsOf, hasStopped: (role: string, pid: number) => existsSync(join(out, `${role}.${pid}.stopped`)) }
}

function isGone(pid: number): boolean {
  return !existsSync(`/proc/${pid}`) || /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
}

test('both roles run, and end in order on request', async () => {
  const { out, pidsOf, hasStopped } = place()
  const running = supervise({ roles: ['web', 'worker'], entry, env: { ...process.env, OUT: out } })
  await running.ready
  const pids = [...pidsOf('web'), ...pidsOf('worker')]
  await running.stop()
  expect([hasStopped('web', pids[0] ?? 0), hasStopped('worker', pids[1] ?? 0), pids.every(isGone)]).toEqual([
    true,
    true,
    true,
  ])
})

test('a killed role is started again, and the other continues', async () => {
  const { out, pidsOf } = place()
  const crashes: (number | null)[] = []
  const running = supervise({
    roles: ['web', 'worker'],
    entry,
    env: { ...process.env, OUT: out },
    onCrash: (_role, code) => crashes.push(code),
  })
  onTestFinished(running.stop)
  await running.ready
  process.kill(pidsOf('web')[0] ?? 0, 'SIGKILL')
  await vi.waitFor(() => expect(pidsOf('web')).toHaveLength(2), { timeout: 10_000 })
  expect([crashes, pidsOf('worker')]).toEqual([[null], [expect.any(Number)]])
})

/** A web role that serves, with how long each of its starts was waited for. */
async function servingWeb() {
  const { out, pidsOf } = place()
  const waits: number[] = []
  const running = supervise({
    roles: ['web'],
    entry,
    env: { ...process.env, OUT: out },
    onCrash: (_role, _code, waitMs) => waits.push(waitMs),
  })
  onTestFinished(running.stop)
  await running.ready
  return { out, pidsOf, waits }
}

test('a role that has served is back within seconds however often it is killed', async () => {
  const { pidsOf, waits } = await servingWeb()
  const killed = new Set<number>()
  for (let time = 1; time <= 6; time++) {
    await vi.waitFor(() => expect(pidsOf('web')).toHaveLength(time), { timeout: 10_000 })
    const [pid = 0] = pidsOf('web').filter((candidate) => !killed.has(candidate))
    killed.add(pid)
    // It has served when it says so, just after it wrote its number.
    await pause(300)
    process.kill(pid, 'SIGKILL')
  }
  await vi.waitFor(() => expect(waits).toEqual([250, 500, 1000, 1000, 1000, 1000]), { timeout: 10_000 })
})

test('a role that served before and ends as it begins is tried every two seconds', async () => {
  const { out, pidsOf, waits } = await servingWeb()
  writeFileSync(join(out, 'refuses'), '')
  process.kill(pidsOf('web')[0] ?? 0, 'SIGKILL')
  await vi.waitFor(() => expect(waits).toEqual([250, 500, 1000, 2000, 2000]), { timeout: 30_000 })
  rmSync(join(out, 'refuses'))
  await vi.waitFor(() => expect(pidsOf('web')).toHaveLength(2), { timeout: 10_000 })
})

test('a failure that a restart cannot mend ends the whole start', async () => {
  const { out } = place()
  const running = supervise({ roles: ['web', 'worker'], entry, env: { ...process.env, OUT: out, HOPELESS: 'worker' } })
  onTestFinished(running.stop)
  expect(await running.failed).toBe(78)
})

test('when only the supervisor is killed its roles notice and end by themselves', async () => {
  const { out, pidsOf, hasStopped } = place()
  const script = `import { supervise } from ${JSON.stringify(join(here, 'supervise.ts'))}
    const running = supervise({ roles: ['web', 'worker'], entry: ${JSON.stringify(entry)}, env: process.env })
    await running.ready
    console.log('ready')`
  const supervisor: ChildProcess = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, OUT: out },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void supervisor.kill('SIGKILL'))
  await once(supervisor.stdout as NodeJS.ReadableStream, 'data')
  const [web = 0] = pidsOf('web')
  const [worker = 0] = pidsOf('worker')
  supervisor.kill('SIGKILL')
  await vi.waitFor(() => expect([isGone(web), isGone(worker)]).toEqual([true, true]), { timeout: 10_000 })
  expect([hasStopped('web', web), hasStopped('worker', worker)]).toEqual([true, true])
})
