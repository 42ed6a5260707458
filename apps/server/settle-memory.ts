import { minuteMs } from '#platform/contract'

/** Milliseconds after which the work of the start is finished. */
const afterMs = 3000
/** The process is quiet below this processor time in two seconds. */
const quietMs = 20
const lookMs = 2000
/** Idle time: for the web process a minute without requests. */
const restMs = { web: minuteMs, worker: 2000 }
/**
 * After less work than this there is too little memory to free. The worker polls for jobs all the time, and its
 * compiled code is not urgent.
 */
const workMs = { web: 1500, worker: 300 }

/**
 * Returns memory that the start no longer needs: two thirds of what reading and linking the program took are garbage
 * afterwards, which V8 collects only when memory runs short. Does the same whenever a busy time is followed by rest.
 * Only a collection of the flavour `last-resort` returns pages to the system. It also discards optimised code, which a
 * shop needs ten seconds of calls to get back. Needs `--expose-gc`; without it nothing happens.
 */
export function settleMemory(role: keyof typeof restMs): void {
  let [before, settled, rested] = [workedMs(), 0, 0]
  const settle = () => {
    globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    settled = workedMs()
  }
  const look = () => {
    const now = workedMs()
    rested = now - before < quietMs ? rested + lookMs : 0
    if (rested >= restMs[role] && now - settled > workMs[role]) settle()
    before = workedMs()
  }
  setTimeout(() => {
    settle()
    setInterval(look, lookMs).unref()
  }, afterMs).unref()
}

function workedMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
