import { readSql } from '#platform/database'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { sql } from 'kysely'
import type { PlatformContext } from '../context/index.ts'
import { type Problem, statusOfProblem } from '../contract/index.ts'
import { languageOf } from '../i18n/index.ts'
import { httpProblems, sentenceOf } from './http.problems.ts'
import { problemPage } from './response/problem-page.ts'
import { bareHeaders, ownPageHeaders } from './response/security-headers.ts'

/** `/healthz`: the process answers. `/readyz`: it can also serve, because the database is there. On any host. */
export async function answerProbe(
  ctx: PlatformContext,
  path: '/healthz' | '/readyz',
  response: ServerResponse,
): Promise<void> {
  const isReady = path === '/healthz' || (await reaches(ctx))
  response.writeHead(isReady ? 200 : 503, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    ...bareHeaders(),
  })
  response.end(isReady ? 'ok\n' : `${httpProblems.databaseGone().message}\n`)
}

async function reaches(ctx: PlatformContext): Promise<boolean> {
  const answered = readSql(ctx.db, sql`select 1`).then(
    () => true,
    () => false,
  )
  return Promise.race([answered, new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 2000).unref())])
}

/** 421 tells shared caches and clients that another connection may know the host; nothing of any site is shown. */
export function unknownHostAnswer(request: IncomingMessage, response: ServerResponse, problem: Problem): void {
  const language = languageOf(request.headers['accept-language'])
  const body = { ...problem.toBody(), sentence: sentenceOf(problem.toBody(), language) }
  const isPage = (request.headers.accept ?? '').includes('text/html')
  const text = isPage ? problemPage(body, language) : JSON.stringify(body)
  response.writeHead(statusOfProblem(body), {
    'Content-Type': isPage ? 'text/html; charset=utf-8' : 'application/problem+json; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Length': String(Buffer.byteLength(text)),
    ...(isPage ? ownPageHeaders('none') : bareHeaders()),
  })
  response.end(request.method === 'HEAD' ? undefined : text)
}
