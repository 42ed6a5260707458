import { expect, onTestFinished, test } from 'vitest'
import { testContext } from '#support/context'
import { openChangeFeed } from './change-feed.ts'
import { databaseOf, withDatabase } from './database.ts'
import type { Db } from './index.ts'
import { listenToSignals, missedTopic, sendSignal } from './signals.ts'

const ctx = await testContext()
const [listener, bystander] = [ctx.another(), ctx.another()]

const say = (db: Db, data: string) => sendSignal({ db, tx: null }, { topic: 'word', data })

/** The same database, on which the first statement is not sent before it is let through. */
function heldDatabase(db: Db) {
  const { promise: isOpen, resolve: letThrough } = Promise.withResolvers<void>()
  const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>()
  const executor = db.getExecutor()
  let count = 0
  const executeQuery: typeof executor.executeQuery = async (...query) => {
    begin()
    if (++count === 1) await isOpen
    return executor.executeQuery(...query)
  }
  const executorHeldBack = new Proxy(executor, {
    get: (target, name) => {
      if (name === 'executeQuery') return executeQuery
      const own: unknown = Reflect.get(target, name)
      return typeof own === 'function' ? own.bind(target) : own
    },
  })
  const heldDb = withDatabase({ getExecutor: () => executorHeldBack } as unknown as Db, databaseOf(db))
  return { db: heldDb, hasBegun, letThrough }
}

test('signals of a process arrive in the order in which they were sent, also where a statement takes longer than the next', async () => {
  const heard: unknown[] = []
  const stop = listenToSignals(listener.db, ({ topic, data }) => heard.push(topic === missedTopic ? 'listening' : data))
  onTestFinished(stop)
  onTestFinished(openChangeFeed(listener.db, { url: ctx.databaseUrl }).close)
  await expect.poll(() => heard).toContain('listening')
  const { db, hasBegun, letThrough } = heldDatabase(ctx.db)
  say(db, 'here')
  await hasBegun
  say(db, 'gone')
  say(bystander.db, 'later')
  await expect.poll(() => heard).toContain('later')
  letThrough()
  await expect.poll(() => heard).toContain('gone')
  expect(heard).toEqual(['listening', 'later', 'here', 'gone'])
})
