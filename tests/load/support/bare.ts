import { type ChildProcess, fork } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { messageFrom } from './measure.ts'

export interface Bare {
  port: number
  pid: number
  child: ChildProcess
}

/** The least that `node:http` can do: one buffer with its headers, whatever is asked. A process of its own. */
export async function startBare(headers: readonly string[], body: Buffer): Promise<Bare> {
  const child = fork(import.meta.filename, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  child.send({ headers, body: body.toString('base64') })
  const { port } = await messageFrom<{ port: number }>(child, 30)
  return { port, pid: child.pid ?? 0, child }
}

if (process.argv[1] === import.meta.filename) {
  process.once('message', ({ headers, body }: { headers: string[]; body: string }) => {
    const bytes = Buffer.from(body, 'base64')
    const server = createServer({ keepAliveTimeout: 65_000 }, (_request, response) => {
      response.writeHead(200, headers)
      response.end(bytes)
    })
    server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))
  })
  process.on('disconnect', () => process.exit(0))
}
