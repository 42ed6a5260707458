import { once } from 'node:events'
import { Agent, createServer as createWebServer, get } from 'node:http'
import { connect, createServer } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { listenHere } from './listen-here.ts'

test('a server that closes does not wait for an idle connection', async () => {
  const { port, close } = await listenHere(createServer((socket) => void socket.write('here')))
  await closesWithConnection(port, close)
  // Closing what is closed already is no failure: the end of the file closes it once more.
  await expect(close()).resolves.toBeUndefined()
})

test('a closing server does not wait for a mail program that keeps its connection for the next email', async () => {
  const { port, close } = await listenHere(new SMTPServer({ authOptional: true }).server)
  await closesWithConnection(port, close)
})

test('a closing server does not wait for a response that has no end', async () => {
  const { port, close } = await listenHere(createWebServer((_, response) => void response.write('data: 1\n\n')))
  const agent = new Agent({ keepAlive: true })
  const request = get({ port, host: '127.0.0.1', agent })
  const [response] = await once(request, 'response')
  const broken = once(response, 'error')
  await close()
  expect(await broken).toMatchObject([{ code: 'ECONNRESET' }])
})

/** Closes a server while a client keeps a connection to it that has gone quiet, and expects the connection to end. */
async function closesWithConnection(port: number, close: () => Promise<void>): Promise<void> {
  const kept = connect(port, '127.0.0.1')
  await once(kept, 'data')
  const gone = once(kept, 'close')
  await close()
  await gone
  expect(kept.destroyed).toBe(true)
}
