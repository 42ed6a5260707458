import { Socket } from 'node:net'
import { vi } from 'vitest'

const [query, bind] = ['Q', 'B'].map((letter) => letter.charCodeAt(0))
const original = Socket.prototype.write

/**
 * How many statements this process sends to its database while `work` runs, read off the wire: each Bind and each
 * simple Query is one.
 */
export async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  let statements = 0
  const write = vi.spyOn(Socket.prototype, 'write').mockImplementation(function (this: Socket, ...words: unknown[]) {
    if (Buffer.isBuffer(words[0])) statements += statementsIn(words[0])
    return original.apply(this, words as Parameters<Socket['write']>)
  } as Socket['write'])
  try {
    await work()
  } finally {
    write.mockRestore()
  }
  return statements
}

/** Bytes outside PostgreSQL's protocol, such as an HTTP response, have no valid lengths. */
function statementsIn(sent: Buffer): number {
  let statements = 0
  let at = 0
  for (; at + 5 <= sent.length; at += 1 + sent.readUInt32BE(at + 1))
    if (sent[at] === query || sent[at] === bind) statements += 1
  return at === sent.length ? statements : 0
}
