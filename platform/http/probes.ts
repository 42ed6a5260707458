import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PlatformContext } from '../context/index.ts'
import { type Problem, statusOfProblem } from '../contract/index.ts'
import { languageOf } from '../i18n/index.ts'
import { sentenceOf } from './http.problems.ts'
import { unreadiness } from './readiness.ts'
import { problemPage } from './response/problem-page.ts'
import { bareHeaders, ownPageHeaders } from './response/security-headers.ts'

/**
 * `/healthz`: the process answers. `/readyz`: it can serve as well, because database and disks accept writes. Available
 * on any host.
 */
export async function answerProbe(
  ctx: PlatformContext,
  path: '/healthz' | '/readyz',
  response: ServerResponse,
): Promise<void> {
  const problem = path === '/healthz' ? null : await unreadiness(ctx)
  response.writeHead(problem ? 503 : 200, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    ...bareHeaders(),
  })
  response.end(problem ? `${problem.message}\n` : 'ok\n')
}

/**
 * Status 421 tells shared caches and clients that another connection may know the host; no content of any site is
 * shown.
 */
export function unknownHostAnswer(request: IncomingMessage, response: ServerResponse, problem: Problem): void {
  const language = languageOf(request.headers['accept-language'])
  const body = { ...problem.toBody(), sentence: sentenceOf(problem.toBody(), language) }
  const isPage = (request.headers.accept ?? '').includes('text/html')
  const text = isPage ? problemPage(body, language) : JSON.stringify(body)
  const status = statusOfProblem(body)
  response.writeHead(status, {
    ...(status === 503 ? { 'Retry-After': '5' } : {}),
    'Content-Type': isPage ? 'text/html; charset=utf-8' : 'application/problem+json; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Length': String(Buffer.byteLength(text)),
    ...(isPage ? ownPageHeaders('none') : bareHeaders()),
  })
  response.end(request.method === 'HEAD' ? undefined : text)
}
