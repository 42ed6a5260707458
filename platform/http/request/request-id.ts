import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const key = Symbol('request id')

type Numbered = IncomingMessage & { [key]?: string }

/** Returns the id of a request in the log, in its response and on error pages: twelve hex characters, drawn once. */
export function requestIdOf(request: IncomingMessage): string {
  const numbered: Numbered = request
  numbered[key] ??= randomBytes(6).toString('hex')
  return numbered[key]
}
