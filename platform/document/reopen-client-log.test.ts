import fc from 'fast-check'
import { expect, test } from 'vitest'
import { appendToLog } from '#support/append-to-log'
import { type Deed, deed, operationOf, startingDocument } from '#support/document-arbitraries'
import { apply } from './apply.ts'
import { acknowledged, edit, openClientLog, received, redo, takeRequest, undo } from './client-log.ts'
import type { ClientLog } from './client-log.types.ts'
import type { AppendAnswer, AppendRequest, LoggedOperation } from './log.schema.ts'
import { reopenClientLog, stepsOf } from './reopen-client-log.ts'

function server() {
  const start = startingDocument()
  let head = start
  const log: LoggedOperation[] = []
  const serve = (request: AppendRequest): AppendAnswer => {
    const since = () => log.filter(({ seq }) => seq > request.base)
    const appended = appendToLog({ head, since: since(), request })
    head = appended.head
    log.push(...appended.added)
    return { seq: head.seq, operations: since(), outcomes: appended.outcomes }
  }
  const at = (seq: number) =>
    log
      .filter((logged) => logged.seq <= seq)
      .reduce((doc, { operation, seq: n }) => ({ ...apply(doc, operation).document, seq: n }), start)
  return { start, log, serve, at }
}

function send(log: ClientLog, serve: (request: AppendRequest) => AppendAnswer): ClientLog {
  const request = takeRequest(log)
  return request ? acknowledged(request.log, serve(request.request)).log : log
}

const done = (log: ClientLog, what: Deed): ClientLog => {
  const operation = operationOf(log.present, what)
  return operation ? edit(log, operation).log : log
}

/** Returns the page after each step is undone, and after all are redone. */
function wayBackAndForth(log: ClientLog): unknown[] {
  const seen: unknown[] = []
  let now = log
  for (const step of [undo, redo])
    for (let n = 0; n < 60; n++) {
      now = step(now)
      const { sections, blocks, settings } = now.present
      seen.push({ sections, blocks, settings })
    }
  return seen
}

test('a reloaded tab undoes exactly the same steps as before, with any edits of others in between', () => {
  fc.assert(
    fc.property(
      fc.array(deed, { maxLength: 12 }),
      fc.array(deed, { maxLength: 6 }),
      fc.nat(12),
      (own, others, sentUntil) => {
        const { start, log, serve, at } = server()
        let mine = openClientLog(start, 'anna')
        for (const [n, what] of own.entries()) {
          mine = done(mine, what)
          if (n < sentUntil) mine = send(mine, serve)
        }
        const stored = JSON.parse(JSON.stringify(stepsOf(mine))) as ReturnType<typeof stepsOf>
        let other = received(openClientLog(start, 'bram'), log).log
        for (const what of others) other = send(done(other, what), serve)
        // Pending operations are sent by the tab that opens the page again.
        const settled = received(send(mine, serve), log).log
        fc.pre(settled.pending.length === 0 && settled.undos.length === stored.undos.length)
        const again = reopenClientLog(
          at(stored.seq),
          stored,
          log.filter(({ seq }) => seq > stored.seq),
          'carl',
        )
        expect(again?.present).toEqual(settled.present)
        expect(again && wayBackAndForth(again)).toEqual(wayBackAndForth(settled))
      },
    ),
  )
})

test('edits that never reached the server cannot be resumed', () => {
  const start = startingDocument()
  const mine = edit(openClientLog(start, 'anna'), {
    kind: 'changeSettings',
    changes: [{ path: ['title'], value: 'A' }],
  }).log
  expect(reopenClientLog(start, stepsOf(mine), [], 'carl')).toBeNull()
})
