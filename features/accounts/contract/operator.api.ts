import { z } from 'zod'
import { endpoint, idSchema } from '#platform/contract'

const parkedJobSchema = z.object({
  id: z.string(),
  kind: z.string(),
  reason: z.string(),
  /** Input of the job as JSON, shortened. */
  about: z.string(),
  since: z.iso.datetime(),
})
export type ParkedJob = z.infer<typeof parkedJobSchema>

const runningJobSchema = z.object({
  id: z.string(),
  kind: z.string(),
  about: z.string(),
  since: z.iso.datetime(),
  /** Number of earlier attempts. */
  retries: z.int(),
})
export type RunningJob = z.infer<typeof runningJobSchema>

const backupSchema = z.object({
  id: idSchema,
  state: z.enum(['asked', 'running', 'done', 'failed']),
  at: z.iso.datetime(),
  name: z.string().nullable(),
  bytes: z.number().nullable(),
  isEncrypted: z.boolean(),
  failure: z.string().nullable(),
  /** Last trial restore, and its error. */
  trial: z.object({ at: z.iso.datetime(), failure: z.string().nullable() }).nullable(),
})
export type Backup = z.infer<typeof backupSchema>

const chosenSchema = z.strictObject({ ids: z.array(z.string().max(60)).min(1).max(1000) })
const countSchema = z.object({ count: z.number() })

/** Endpoints for staff who run the whole installation, on the platform host. */
export const operatorApi = {
  jobs: endpoint({
    method: 'GET',
    host: 'platform',
    path: '/api/jobs',
    allows: 'signed-in',
    input: z.strictObject({}),
    output: z.object({
      waiting: z.number(),
      oldest: z.iso.datetime().nullable(),
      running: z.array(runningJobSchema),
      parked: z.array(parkedJobSchema),
    }),
  }),
  cancelJobs: endpoint({
    method: 'POST',
    host: 'platform',
    path: '/api/jobs/cancel',
    allows: 'signed-in',
    input: chosenSchema,
    output: countSchema,
  }),
  retryJobs: endpoint({
    method: 'POST',
    host: 'platform',
    path: '/api/jobs/retry',
    allows: 'signed-in',
    input: chosenSchema,
    output: countSchema,
  }),
  discardJobs: endpoint({
    method: 'POST',
    host: 'platform',
    path: '/api/jobs/discard',
    allows: 'signed-in',
    input: chosenSchema,
    output: countSchema,
  }),
  backups: endpoint({
    method: 'GET',
    host: 'platform',
    path: '/api/backups',
    allows: 'signed-in',
    input: z.strictObject({}),
    output: z.object({
      /**
       * The backup schedule in the settings; null when backups are not automatic. `at` are minutes of the day in UTC.
       */
      plan: z.object({ place: z.string(), at: z.array(z.int()), keep: z.int(), isEncrypted: z.boolean() }).nullable(),
      lastDone: z.iso.datetime().nullable(),
      backups: z.array(backupSchema),
    }),
  }),
  backUpNow: endpoint({
    method: 'POST',
    host: 'platform',
    path: '/api/backups',
    allows: 'signed-in',
    input: z.strictObject({}),
    output: z.object({}),
  }),
  /** Reason why the installation sends no email; null when it does. */
  mailState: endpoint({
    method: 'GET',
    host: 'platform',
    path: '/api/mail-state',
    allows: 'signed-in',
    input: z.strictObject({}),
    output: z.object({ held: z.object({ since: z.iso.datetime(), reason: z.string() }).nullable() }),
  }),
  sendEmailAgain: endpoint({
    method: 'POST',
    host: 'platform',
    path: '/api/mailbox/:id/send-again',
    allows: 'signed-in',
    idempotent: false,
    input: z.strictObject({ id: idSchema }),
    output: z.object({}),
  }),
}
