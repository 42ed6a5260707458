import { z } from 'zod'
import { type Feature, type OwnerContext, type VisitorContext, cacheTag } from '#platform/context'
import { callLimits, endpoint } from '#platform/contract'
import { type CalledBy, answer, events, on } from '#platform/http'

/** Operations that ran, in their order. */
export const done: string[] = []

const thing = z.object({ id: z.string(), title: z.string().max(20).optional(), n: z.coerce.number().optional() })
const kinds = { method: 'POST', host: 'admin', output: z.unknown() } as const
const limits = callLimits.frequent

async function rememberName(_: VisitorContext & CalledBy, { name }: { name: string }) {
  done.push(name)
  return { name }
}

/** Routes of every kind, for tests of what stands before an operation. */
export const probeFeature: Feature = {
  name: 'probe',
  routes: [
    on(
      endpoint({ ...kinds, path: '/api/things/:id', allows: 'content.edit', input: thing }),
      async (ctx: OwnerContext & CalledBy, input) => {
        done.push(input.title ?? '')
        return { ...input, site: ctx.site.name }
      },
    ),
    on(
      endpoint({
        ...kinds,
        path: '/api/once',
        allows: 'signed-in',
        idempotent: false,
        input: z.object({ title: z.string() }),
      }),
      async (_: OwnerContext & CalledBy, { title }) => {
        done.push(title)
        return { count: done.length }
      },
    ),
    on(endpoint({ ...kinds, limits, path: '/api/broken', allows: 'anyone', input: z.object({}) }), async () => {
      throw new Error('select secret from table_of_secrets')
    }),
    on(
      endpoint({
        method: 'GET',
        host: 'admin',
        path: '/api/things',
        allows: 'basic',
        input: z.object({ page: z.coerce.number().default(1) }),
        output: z.unknown(),
      }),
      async (_: OwnerContext & CalledBy, input) => input,
    ),
    on(
      endpoint({
        method: 'GET',
        host: 'admin',
        path: '/api/stream',
        allows: 'signed-in',
        input: z.object({}),
        output: z.unknown(),
      }),
      async () => events(twoEvents()),
      { transaction: 'own' },
    ),
    on(
      endpoint({
        ...kinds,
        host: 'public',
        path: '/api/seldom',
        allows: 'anyone',
        limits: { network: { atOnce: 3, secondsEach: 10 }, site: { atOnce: 5, secondsEach: 2 } },
        input: z.object({ name: z.string() }),
      }),
      rememberName,
    ),
    on(
      endpoint({
        ...kinds,
        host: 'public',
        path: '/api/form',
        allows: 'anyone',
        limits,
        input: z.object({ name: z.string() }),
      }),
      rememberName,
    ),
    on(
      endpoint({
        method: 'GET',
        host: 'public',
        path: '/feed.xml',
        allows: 'anyone',
        input: z.object({ tag: z.string().optional() }),
        output: z.unknown(),
      }),
      async (_: VisitorContext & CalledBy, { tag }) => {
        done.push(`feed ${tag ?? ''}`)
        return answer({
          type: 'application/rss+xml',
          body: `<rss>${tag ?? ''}</rss>`,
          tags: [cacheTag.collection('1')],
        })
      },
    ),
    on(
      endpoint({ ...kinds, path: '/api/upload', allows: 'signed-in', input: z.object({}) }),
      async (ctx: OwnerContext & CalledBy) => {
        const sizes: Record<string, number> = {}
        for await (const file of ctx.caller.files()) {
          let size = 0
          for await (const part of file.body) size += Buffer.from(part as Buffer).length
          sizes[`${file.fields['folder']}/${file.name}${file.isTruncated() ? ' (cut)' : ''}`] = size
        }
        return sizes
      },
      { body: 'upload', transaction: 'own', bodyLimit: 100 },
    ),
  ],
}

async function* twoEvents() {
  yield { event: 'changed', id: '1', data: { a: 'one\ntwo' } }
  yield { data: 2 }
}
