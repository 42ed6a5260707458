import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Feature } from '#platform/context'
import { enqueue, job } from '#platform/jobs'
import { operatorInstallation, startWorker } from './operator-installation.ts'

let isMended = false
const done: string[] = []
const press = job({
  name: 'operator-test.press',
  retries: 0,
  input: z.object({ word: z.string() }),
  run: async (_ctx, { word }) => {
    if (!isMended) throw new Error('The press is out of ink.')
    done.push(word)
  },
})
let endPress = (): void => {}
const endless = job({
  name: 'operator-test.endless',
  input: z.object({}),
  run: () => new Promise<void>((resolve) => void (endPress = resolve)),
})
const feature: Feature = { name: 'operator-test', jobs: [press, endless] }
const { ctx, staff, somebody } = await operatorInstallation([feature])
await startWorker(ctx)

interface Listed {
  waiting: number
  running: { id: string; kind: string; retries: number }[]
  parked: { id: string; kind: string; reason: string; about: string; since: string }[]
}
const listed = async () => (await staff.ask('/api/jobs')).json<Listed>()

test('staff see failed jobs with their reason, retry them once the cause is fixed, and discard the rest', async () => {
  for (const word of ['first', 'second', 'third']) await enqueue(ctx, press, { word })
  await expect.poll(async () => (await listed()).parked.length).toBe(3)
  const { parked } = await listed()
  expect(parked.map(({ kind, reason }) => [kind, reason])).toEqual(
    [1, 2, 3].map(() => ['operator-test.press', 'The press is out of ink.']),
  )
  expect(parked.map(({ about }) => about).toSorted()).toEqual(
    ['first', 'second', 'third'].map((word) => JSON.stringify({ word })),
  )
  isMended = true
  const idOf = (word: string) => parked.find(({ about }) => about.includes(word))?.id ?? ''
  expect((await staff.send('POST', '/api/jobs/retry', { ids: [idOf('second')] })).json()).toEqual({ count: 1 })
  await expect.poll(() => done).toEqual(['second'])
  expect((await staff.send('POST', '/api/jobs/discard', { ids: [idOf('first')] })).json()).toEqual({ count: 1 })
  expect((await listed()).parked.map(({ id }) => id)).toEqual([idOf('third')])
  expect((await staff.send('POST', '/api/jobs/retry', { ids: [idOf('first')] })).json()).toEqual({ count: 0 })
})

test('staff see running jobs, and cancel them', async () => {
  await enqueue(ctx, endless, {})
  await expect.poll(async () => (await listed()).running.map(({ kind }) => kind)).toEqual(['operator-test.endless'])
  const ids = (await listed()).running.map(({ id }) => id)
  expect((await staff.send('POST', '/api/jobs/cancel', { ids })).json()).toEqual({ count: 1 })
  expect((await listed()).running).toEqual([])
  endPress()
  expect((await staff.send('POST', '/api/jobs/cancel', { ids })).json()).toEqual({ count: 0 })
})

test('a person who does not run the installation neither sees nor moves its jobs', async () => {
  const ids = ['4f7c2a10-0000-4000-8000-000000000000']
  const answers = await Promise.all([
    somebody.ask('/api/jobs'),
    somebody.send('POST', '/api/jobs/retry', { ids }),
    somebody.send('POST', '/api/jobs/discard', { ids }),
    somebody.send('POST', '/api/jobs/cancel', { ids }),
    somebody.ask('/api/mail-state'),
    somebody.send('POST', `/api/mailbox/${'a'.repeat(24)}/send-again`),
  ])
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403))
})

test('an invalid list of jobs is refused with a sentence', async () => {
  const answers = await Promise.all(
    [{ ids: [] }, { ids: 'all' }, {}, { ids: ['x'.repeat(61)] }].map((body) =>
      staff.send('POST', '/api/jobs/retry', body),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400])
  expect(answers.filter(({ text }) => text.includes('    at '))).toEqual([])
})
