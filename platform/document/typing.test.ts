import { type LogServer, serve, settle } from '#support/log-server'
import { hex, operationOf, startingDocument } from '#support/document-arbitraries'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { acknowledged, edit, openClientLog, received, requestFailed, takeRequest, undo } from './client-log.ts'
import type { ClientLog } from './client-log.types.ts'
import type { Document } from './document.ts'
import { paragraphs, plainText } from './rich-text.ts'

function emptyPage(): Document {
  const start = startingDocument()
  const block = start.blocks[hex(20)]
  return block
    ? { ...start, blocks: { [block.id]: { ...block, props: { ...block.props, text: paragraphs('') } } } }
    : start
}

const wordsOf = (document: Document): string => plainText(document.blocks[hex(20)]?.props['text'])

/** Types a unique character at any place of the paragraph. */
function typeLetter(log: ClientLog, email: string, where: number): ClientLog {
  const at = 1 + (where % (wordsOf(log.present).length + 1))
  const operation = operationOf(log.present, { kind: 'typing', block: hex(20), from: at, length: 0, text: email })
  return operation ? edit(log, operation).log : log
}

const moves = fc.array(
  fc.record({
    who: fc.nat(2),
    does: fc.constantFrom('type', 'type', 'type', 'send', 'lose', 'hear'),
    where: fc.nat(30),
  }),
  {
    maxLength: 60,
  },
)

function play(all: readonly { who: number; does: string; where: number }[]): {
  server: LogServer
  clients: ClientLog[]
  typed: string[]
} {
  const start = emptyPage()
  const server: LogServer = { head: start, log: [] }
  const clients = ['anna', 'bram', 'chen'].map((name) => openClientLog(start, name))
  const typed: string[] = []
  for (const [at, { who, does, where }] of all.entries()) {
    const log = clients[who] as ClientLog
    const email = String.fromCodePoint(0x4e00 + at)
    const request = does === 'send' || does === 'lose' ? takeRequest(log) : null
    if (does === 'type') {
      clients[who] = typeLetter(log, email, where)
      typed.push(email)
    } else if (request) {
      const answer = serve(server, request.request)
      clients[who] = does === 'send' ? acknowledged(request.log, answer).log : requestFailed(request.log)
    } else clients[who] = received(log, server.log).log
  }
  return { server, clients, typed }
}

test('every character typed in one paragraph is in the result once, with every failure of the network', () => {
  fc.assert(
    fc.property(moves, (all) => {
      const { server, clients, typed } = play(all)
      for (const client of clients) settle(server, client)
      expect([...wordsOf(server.head)].toSorted()).toEqual(typed.toSorted())
    }),
    { numRuns: 400 },
  )
})

test('undoing everything that one person typed leaves exactly the text of the others', () => {
  fc.assert(
    fc.property(moves, (all) => {
      const { server, clients } = play(all)
      const [anna, ...others] = clients
        .map((client) => settle(server, client))
        .map((client) => received(client, server.log).log)
      let log = anna as ClientLog
      const mine = new Set(
        all.flatMap(({ who, does }, at) => (who === 0 && does === 'type' ? [String.fromCodePoint(0x4e00 + at)] : [])),
      )
      while (log.undos.length > 0) log = undo(log)
      settle(server, log)
      const left = [...wordsOf((others[0] as ClientLog).present)].filter((email) => !mine.has(email))
      expect([...wordsOf(server.head)]).toEqual(left)
    }),
    { numRuns: 300 },
  )
})
