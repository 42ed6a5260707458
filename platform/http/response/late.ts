import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline, Readable } from 'node:stream'
import { httpProblems } from '../http.problems.ts'
import { unknownHostAnswer } from '../probes.ts'
import { requestIdOf } from '../request/request-id.ts'
import { visitIn } from '../request/visit.ts'
import type { WebParts } from '../web-parts.ts'
import { type Outcome, problemOutcome } from './outcome.ts'

/** Responds to a request that ran out of time. Its work continues, but has no effect and is not sent. */
export function answerLate(parts: WebParts, request: IncomingMessage, response: ServerResponse): void {
  const visit = visitIn(request)
  const problem = httpProblems.outOfTime()
  parts.ctx.log.warn(
    { request: requestIdOf(request), method: request.method, path: pathOf(request), host: visit?.at.host },
    'A request took too long.',
  )
  response.setHeader('Connection', 'close')
  if (visit) write(response, request, problemOutcome(parts.ctx, visit, problem))
  else unknownHostAnswer(request, response, problem)
}

/** Writes a response outside the framework. A response whose stream fails is cut off, which its client notices. */
export function write(response: ServerResponse, request: IncomingMessage, { status, headers, body }: Outcome): void {
  const hasReader = !response.writableEnded && request.method !== 'HEAD'
  if (body instanceof Readable && !hasReader) body.destroy()
  if (response.writableEnded) return
  const length = body instanceof Readable ? {} : { 'Content-Length': String(Buffer.byteLength(body ?? '')) }
  response.writeHead(status, { ...headers, ...length })
  if (!hasReader) response.end()
  else if (body instanceof Readable) pipeline(body, response, () => {})
  else response.end(body)
}

export function pathOf(request: IncomingMessage): string {
  return (request.url ?? '').split('?')[0] ?? ''
}
