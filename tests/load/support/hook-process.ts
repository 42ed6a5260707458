import { type ChildProcess, fork } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { messageFrom } from './measure.ts'

export interface Hook {
  child: ChildProcess
  port: number
}

/**
 * Another program that takes webhooks, as a proxy that answers by itself, in a process that can be killed. It writes
 * each submission down before it answers.
 */
export async function startHook(file: string, port = 0): Promise<Hook> {
  const child = fork(import.meta.filename, [file, String(port)], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  return { child, ...(await messageFrom<{ port: number }>(child, 30)) }
}

if (process.argv[1] === import.meta.filename) {
  const [, , file = '', port = '0'] = process.argv
  const receiver = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += String(part)))
    request.on('end', () => {
      appendFileSync(file, `${(JSON.parse(body) as { data: { id: string } }).data.id}\n`)
      response.writeHead(204).end()
    })
  })
  receiver.listen(Number(port), '127.0.0.1', () => process.send?.({ port: (receiver.address() as AddressInfo).port }))
  process.on('disconnect', () => process.exit(0))
}
