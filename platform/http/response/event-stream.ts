import { Readable } from 'node:stream'
import type { ServerEvent } from './answer.ts'

/**
 * Below the time after which proxies and load balancers close a silent connection: a minute for nginx and the large
 * clouds.
 */
const quietMs = 25_000

/** Server-sent events, with a comment after each period without an event. */
export function eventStream(events: AsyncIterable<ServerEvent>, saysSomethingEvery = quietMs): Readable {
  const frames = async function* (): AsyncGenerator<string> {
    yield ': open\n\n'
    const source = events[Symbol.asyncIterator]()
    try {
      for (let next = source.next(); ; ) {
        const step = await orNothing(next, saysSomethingEvery)
        if (step?.done) return
        yield step ? frameOf(step.value) : ': still open\n\n'
        if (step) next = source.next()
      }
    } finally {
      // The source may wait for an event that never comes, so it is ended when the client leaves.
      source.return?.().catch(() => {})
    }
  }
  return Readable.from(frames())
}

function frameOf({ event, id, data }: ServerEvent): string {
  const line = (name: string, value: string | undefined) => (value ? `${name}: ${value.replace(/[\r\n]/g, '')}\n` : '')
  return `${line('event', event)}${line('id', id)}data: ${JSON.stringify(data)}\n\n`
}

/** Returns null when nothing arrives in that time. */
async function orNothing<T>(pending: Promise<T>, milliseconds: number): Promise<T | null> {
  const { promise: nothing, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(() => resolve(null), milliseconds)
  timer.unref()
  try {
    return await Promise.race([pending, nothing])
  } finally {
    clearTimeout(timer)
  }
}
