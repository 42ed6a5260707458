import type { IncomingMessage, ServerResponse } from 'node:http'
import { classOf } from './request/request-class.ts'
import { requestIdOf } from './request/request-id.ts'
import type { WebParts } from './web-parts.ts'

/** Gives the answer its number, and counts it once it is out. */
export function observe(
  { metrics, accessLog, ctx }: WebParts,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const id = requestIdOf(request)
  response.setHeader('X-Request-Id', id)
  if (!metrics && !accessLog) return
  const began = performance.now()
  response.once('close', () => {
    const seconds = (performance.now() - began) / 1000
    const kind = classOf(request)
    metrics?.answered(kind, response.statusCode, seconds)
    // The log contains neither the sender nor the address, because addresses contain tokens and names.
    if (accessLog)
      ctx.log.info({ request: id, method: request.method, kind, status: response.statusCode, seconds }, 'Answered.')
  })
}
