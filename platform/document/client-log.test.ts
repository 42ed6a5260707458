import { type LogServer, serve, settle } from '#support/log-server'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { apply, partsOf } from './apply.ts'
import { acknowledged, edit, openClientLog, received, redo, requestFailed, takeRequest, undo } from './client-log.ts'
import type { ClientLog } from './client-log.types.ts'
import type { Document } from './document.ts'
import type { AppendAnswer, AppendRequest } from './log.schema.ts'
import type { Operation } from './operation.ts'
import { type Deed, deed, hex, operationOf, startingDocument } from '#support/document-arbitraries'
import { plainText } from './rich-text.ts'

type Move = { who: number } & ({ does: 'deed'; deed: Deed } | { does: 'send' | 'lose' | 'hear' | 'undo' | 'redo' })
const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ who: fc.nat(2), does: fc.constant('deed' as const), deed }) },
  {
    weight: 4,
    arbitrary: fc.record({
      who: fc.nat(2),
      does: fc.constantFrom(
        'send' as const,
        'send' as const,
        'lose' as const,
        'hear' as const,
        'undo' as const,
        'redo' as const,
      ),
    }),
  },
)

function make(server: LogServer, log: ClientLog, nextMove: Move): ClientLog {
  if (nextMove.does === 'deed') {
    const operation = operationOf(log.present, nextMove.deed)
    return operation ? edit(log, operation).log : log
  }
  if (nextMove.does === 'undo') return undo(log)
  if (nextMove.does === 'redo') return redo(log)
  if (nextMove.does === 'hear') return received(log, server.log).log
  const request = takeRequest(log)
  if (!request) return log
  const answer = serve(server, request.request)
  return nextMove.does === 'lose' ? requestFailed(request.log) : acknowledged(request.log, answer).log
}

test('any interleaving of several clients ends with all equal to the server’s order', () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 60 }), (moves) => {
      const start = startingDocument()
      const server: LogServer = { head: start, log: [] }
      const clients = ['anna', 'bram', 'chen'].map((name) => openClientLog(start, name))
      for (const nextMove of moves) clients[nextMove.who] = make(server, clients[nextMove.who] as ClientLog, nextMove)
      const settled = clients.map((client) => settle(server, client))
      for (const client of settled.map((clientLog) => received(clientLog, server.log).log)) {
        expect(client.present).toEqual(server.head)
        expect(client.pending).toEqual([])
      }
      expect(server.log.map(({ seq }) => seq)).toEqual(server.log.map((_one, at) => at + 1))
      expect(new Set(server.log.map(({ client, n }) => `${client} ${n}`)).size).toBe(server.log.length)
    }),
    { numRuns: 400 },
  )
})

test('the server’s order applied from the start gives the head', () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 40 }), (moves) => {
      const start = startingDocument()
      const server: LogServer = { head: start, log: [] }
      const clients = ['anna', 'bram', 'chen'].map((name) => openClientLog(start, name))
      for (const nextMove of moves) clients[nextMove.who] = make(server, clients[nextMove.who] as ClientLog, nextMove)
      const replayed = server.log.reduce(
        (document, logged) => ({ ...apply(document, logged.operation).document, seq: logged.seq }),
        start,
      )
      expect(replayed).toEqual(server.head)
    }),
    { numRuns: 200 },
  )
})

function type(log: ClientLog, at: number, text: string, gesture: string | null = null): ClientLog {
  const operation = operationOf(log.present, { kind: 'typing', block: hex(20), from: at, length: 0, text })
  return edit(log, operation as Operation, gesture).log
}
const words = (log: ClientLog): string => plainText(log.present.blocks[hex(20)]?.props['text'])

function twoTabs(): { server: LogServer; anna: ClientLog; bram: ClientLog } {
  const start = startingDocument()
  return { server: { head: start, log: [] }, anna: openClientLog(start, 'anna'), bram: openClientLog(start, 'bram') }
}

test('two people who type in one paragraph at once lose nothing', () => {
  const { server, anna, bram } = twoTabs()
  const clientLog = settle(server, type(type(anna, 1, 'Hello. '), 8, 'Yes. '))
  const other = settle(server, type(type(bram, 23, ' Daily.'), 30, ' Warm.'))
  expect(words(received(clientLog, server.log).log)).toBe('Hello. Yes. We bake every morning. Daily. Warm.')
  expect(words(other)).toBe('Hello. Yes. We bake every morning. Daily. Warm.')
})

test('typing that came before another’s in the same place is not undone by them', () => {
  const { server, anna, bram } = twoTabs()
  const clientLog = settle(server, type(anna, 4, 'always '))
  const other = settle(server, type(bram, 4, 'still '))
  const back = settle(server, undo(received(clientLog, server.log).log))
  expect(words(back)).toBe('We still bake every morning.')
  expect(words(received(other, server.log).log)).toBe('We still bake every morning.')
})

test('undo leaves a colour that another person has chosen since', () => {
  const { server, anna, bram } = twoTabs()
  const colour = (value: string): Operation => ({
    kind: 'changeBlock',
    id: hex(20),
    changes: [{ path: ['colour'], value }],
  })
  const clientLog = settle(server, edit(anna, colour('blue')).log)
  const other = settle(server, edit(received(bram, server.log).log, colour('green')).log)
  const back = settle(server, undo(received(clientLog, server.log).log))
  expect(back.present.blocks[hex(20)]?.props['colour']).toBe('green')
  expect(other.present.blocks[hex(20)]?.props['colour']).toBe('green')
})

test('undo does not remove a block in which another person has written', () => {
  const { server, anna, bram } = twoTabs()
  const block = { ...startingDocument().blocks[hex(20)], id: hex(24) } as Document['blocks'][string]
  const clientLog = settle(server, edit(anna, { kind: 'insertBlock', block }).log)
  const change: Operation = { kind: 'changeBlock', id: hex(24), changes: [{ path: ['colour'], value: 'blue' }] }
  settle(server, edit(received(bram, server.log).log, change).log)
  const back = settle(server, undo(received(clientLog, server.log).log))
  expect(back.present.blocks[hex(24)]?.props['colour']).toBe('blue')
})

test('the steps of one gesture are one step of undo and one operation to send', () => {
  const { anna } = twoTabs()
  const slide = (value: number): Operation => ({
    kind: 'changeBlock',
    id: hex(20),
    changes: [{ path: ['deep', 'size'], value }],
  })
  const dragged = [2, 3, 4, 5].reduce((log, value) => edit(log, slide(value), 'slider 1').log, anna)
  expect(dragged.pending.map(({ operation }) => partsOf(operation))).toEqual([[slide(5)]])
  expect(undo(dragged).present).toEqual(anna.present)
  expect(redo(undo(dragged)).present).toEqual(dragged.present)
})

test('an operation sent before the connection broke is not applied twice', () => {
  const { server, anna } = twoTabs()
  const typed = type(anna, 1, 'Hello. ')
  const request = takeRequest(typed)
  serve(server, request?.request as AppendRequest)
  const after = type(requestFailed(request?.log as ClientLog), 8, 'Again. ')
  expect(words(settle(server, after))).toBe('Hello. Again. We bake every morning.')
  expect(server.log.length).toBe(2)
})

test('typing in a paragraph that another person removed is returned as lost', () => {
  const { server, anna, bram } = twoTabs()
  settle(server, edit(anna, { kind: 'removeBlock', id: hex(20) }).log)
  const request = takeRequest(type(bram, 1, 'Hello. '))
  const { lost } = acknowledged(request?.log as ClientLog, serve(server, request?.request as AppendRequest))
  expect(lost.map(({ n, reasons }) => ({ n, reasons }))).toEqual([{ n: 1, reasons: ['gone'] }])
})

test('an operation that a closed tab sent without a response is applied once in the document opened after it', () => {
  const { server, anna } = twoTabs()
  const request = takeRequest(type(anna, 1, 'Hello. '))
  serve(server, request?.request as AppendRequest)
  const reopened = openClientLog(server.head, 'anna', request?.log)
  const again = takeRequest(reopened)
  const answer: AppendAnswer = { seq: server.head.seq, operations: [], outcomes: [{ n: 1, seq: 1, dropped: [] }] }
  const settled = acknowledged(again?.log as ClientLog, answer).log
  expect(settled.pending).toEqual([])
  expect(words(settled)).toBe('Hello. We bake every morning.')
})
