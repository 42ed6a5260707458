import { boundedPool } from '../threads/bounded-pool.ts'
import type { JobResult, PgBoss } from 'pg-boss'
import type { Job, OutsideTransaction, PlatformContext } from '#platform/context'
import { countDeaths, type FetchedJob } from './count-deaths.ts'
import { moveOutbox, unknownQueue } from './move-outbox.ts'
import { openBoss, type QueueLimits } from './open-boss.ts'
import { failedQueue } from './parked-jobs.ts'
import { type OpenSite, type Performed, perform } from './perform.ts'

export interface WorkerOptions {
  context: OutsideTransaction<PlatformContext>
  openSite: OpenSite
  /** Interval at which the outbox is read, which is shorter in tests. */
  pollMs?: number
  /** Time for which `stop` waits for running jobs before it returns them to the queue. */
  stopMs?: number
  /** Seconds without a heartbeat after which a job is taken from its worker and tried again: at least 10. */
  silenceSeconds?: number
  /** Limits of the queue's own connections. */
  limits?: QueueLimits
}

export interface Worker {
  /** Stops taking jobs, waits for running ones, and returns those that do not end in time. */
  stop: () => Promise<void>
}

interface QueuedData {
  kind: string
  payload: unknown
  deaths?: number
}

/** Takes jobs over from the outbox and runs them. Any number of workers may run beside each other. */
export async function runWorker({
  context,
  openSite,
  pollMs = 1000,
  stopMs = 20_000,
  silenceSeconds = 60,
  limits,
}: WorkerOptions): Promise<Worker> {
  const boss = await openBoss(context.config.databaseUrl, Math.max(5, Math.floor(silenceSeconds / 2)), limits)
  boss.on('error', (error) => context.log.error({ error }, 'The job queue reports an error.'))
  await boss.start()
  const names = new Set(context.product.jobs.keys())
  await openQueues(boss, [...context.product.jobs.values()], silenceSeconds)
  const poll = Math.max(0.5, pollMs / 100)
  for (const job of context.product.jobs.values()) await work(boss, context, openSite, job.name, poll, job)
  await work(boss, context, openSite, unknownQueue, poll)

  let stopped = false
  let moving: Promise<void> = Promise.resolve()
  const move = async (): Promise<void> => {
    try {
      while (!stopped && (await moveOutbox(boss, names, context.now())) > 0) continue
    } catch (error) {
      context.log.error({ error }, 'The outbox cannot be read; it is tried again.')
    }
  }
  const timer = setInterval(() => {
    moving = moving.then(move)
  }, pollMs)
  return {
    stop: async () => {
      stopped = true
      clearInterval(timer)
      await moving
      await boss.stop({ graceful: true, timeout: stopMs })
    },
  }
}

/** Retries after 2, 4, 8… seconds, and from an hour on every hour: three days in total. */
const usualRetries = 82

async function openQueues(boss: PgBoss, jobs: readonly Job[], silenceSeconds: number): Promise<void> {
  await boss.createQueue(failedQueue, { retentionSeconds: 90 * 86_400 })
  const shared = {
    deadLetter: failedQueue,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 3600,
    expireInSeconds: 6 * 3600,
    notify: true,
  }
  for (const name of [unknownQueue, ...jobs.map((job) => job.name)]) {
    const retryLimit = jobs.find((job) => job.name === name)?.retries ?? usualRetries
    // `short`: keeps one of the waiting jobs with the same key. Jobs without a key have their own id.
    const queue = { ...shared, retryLimit, heartbeatSeconds: silenceSeconds }
    await boss.createQueue(name, { ...queue, policy: 'short' })
    // A queue of an earlier version keeps its settings.
    await boss.updateQueue(name, queue)
  }
  const schedules = new Map(
    jobs.filter((job) => job.schedule !== undefined).map((job) => [job.name, job.schedule ?? '']),
  )
  for (const old of await boss.getSchedules()) if (!schedules.has(old.name)) await boss.unschedule(old.name)
  for (const [name, cron] of schedules) await boss.schedule(name, cron, { kind: name, payload: {} }, { tz: 'UTC' })
}

async function work(
  boss: PgBoss,
  context: OutsideTransaction<PlatformContext>,
  openSite: OpenSite,
  queue: string,
  poll: number,
  job?: Job,
): Promise<void> {
  const options = { batchSize: 4, burstWhenBatchFull: true, perJobResults: true, includeMetadata: true } as const
  // New jobs wake the queue; this poll is for jobs that are retried.
  const atOnce = job?.atOnce ?? options.batchSize
  const pace = {
    batchSize: Math.max(2, atOnce),
    pollingIntervalSeconds: Math.min(2, poll),
    notifyPollingIntervalSeconds: poll,
  }
  // A queue that fetches single jobs looks for the next only when it polls: batches are fetched, and processed with
  // this concurrency.
  const pool = boundedPool({ atOnce })
  await boss.work<QueuedData, unknown, typeof options>(queue, { ...options, ...pace } as typeof options, (jobs) =>
    Promise.all(jobs.map((taken) => pool(() => resultOf(context, openSite, job, taken)))),
  )
}

/** A job whose worker ends again and again while it runs ends the work of all sites with it. */
const usualDeaths = 5

async function resultOf(
  context: OutsideTransaction<PlatformContext>,
  openSite: OpenSite,
  job: Job | undefined,
  taken: FetchedJob & { readonly data: QueuedData },
): Promise<JobResult> {
  const { id, data } = taken
  try {
    const deaths = await countDeaths(context, taken)
    const performed =
      deaths < (job?.deaths ?? usualDeaths)
        ? await perform(context, openSite, job, idOf(id), data.payload)
        : await giveUp(context, job, data.payload, deaths)
    if (performed.status === 'done') return { id, status: 'completed' }
    context.log.error({ job: data.kind, id, reason: performed.reason }, 'A job cannot run and is parked.')
    return { id, status: 'deadletter', output: { message: performed.reason } }
  } catch (error) {
    context.log.error({ job: data.kind, id, error }, 'A job failed; it is tried again until it is parked.')
    return { id, status: 'failed', output: { message: error instanceof Error ? error.message : String(error) } }
  }
}

async function giveUp(
  context: OutsideTransaction<PlatformContext>,
  job: Job | undefined,
  payload: unknown,
  deaths: number,
): Promise<Performed> {
  const input = job?.input.safeParse(payload)
  if (job && input?.success) await job.givenUp?.(context, input.data, 'deaths')
  return { status: 'parked', reason: `The worker ended ${deaths} times while it ran.` }
}

/** The id under which the job waited in the outbox; a scheduled job keeps the queue's own. */
function idOf(uuid: string): string {
  const hex = uuid.replaceAll('-', '')
  return hex.endsWith('00000000') ? hex.slice(0, 24) : hex
}
