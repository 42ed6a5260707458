import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '#support/temporary-folder'
import { supervise } from './supervise.ts'

const folder = temporaryFolder('quoin-roles')
const here = import.meta.dirname

/** A program as `main.ts` is one: writes its process number under its role, and its end. */
const entry = join(folder, 'main.mjs')
writeFileSync(
  entry,
  `import { writeFileSync } from 'node:fs'
   import { runRole } from ${JSON.stringify(join(here, 'run-role.ts'))}
   const role = process.argv.at(-1)
   const log = { info() {}, warn() {}, error() {} }
   await runRole(log, async () => {
     if (process.env.HOPELESS === role) process.exit(78)
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

test('both roles run, and end in order when that is asked for', async () => {
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

test('a role that is killed is started again, and the other goes on', async () => {
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

test('what a restart cannot mend ends the whole start', async () => {
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
