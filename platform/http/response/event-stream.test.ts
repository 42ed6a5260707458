import { expect, test } from 'vitest'
import type { ServerEvent } from './answer.ts'
import { eventStream } from './event-stream.ts'

async function textOf(events: AsyncIterable<ServerEvent>, every: number): Promise<string> {
  let text = ''
  for await (const part of eventStream(events, every)) text += String(part)
  return text
}

test('events are written as browsers read them, and a line break in a name breaks nothing out of it', async () => {
  const events = async function* (): AsyncGenerator<ServerEvent> {
    yield { event: 'operations\ndata: evil', id: '7', data: { seq: 7 } }
    yield { data: 'plain' }
  }
  expect(await textOf(events(), 1000)).toBe(
    ': open\n\nevent: operationsdata: evil\nid: 7\ndata: {"seq":7}\n\ndata: "plain"\n\n',
  )
})

test('a stream without events reports that it is still open, and loses no event', async () => {
  const silence = Promise.withResolvers<void>()
  const events = async function* (): AsyncGenerator<ServerEvent> {
    await silence.promise
    yield { data: 1 }
    yield { data: 2 }
  }
  const from = performance.now()
  let heard = ''
  for await (const part of eventStream(events(), 40)) {
    heard += String(part)
    if (heard.split(': still open').length > 3) silence.resolve()
  }
  expect(heard).toMatch(/^: open\n\n(?:: still open\n\n){3,}data: 1\n\ndata: 2\n\n$/)
  // Timers of Node may be a moment early.
  expect((heard.split(': still open').length - 1) * 38).toBeLessThanOrEqual(performance.now() - from)
})

test('a client that leaves ends the source, though it waits', async () => {
  let isOver = false
  const events: AsyncIterable<ServerEvent> = {
    [Symbol.asyncIterator]: () => ({
      next: () => new Promise(() => {}),
      return: async () => {
        isOver = true
        return { done: true, value: undefined }
      },
    }),
  }
  const stream = eventStream(events, 20)
  // A sign of life says that the stream waits for the source.
  let heard = ''
  stream.on('data', (part: Buffer) => (heard += part.toString()))
  await expect.poll(() => heard).toContain('still open')
  stream.destroy()
  await expect.poll(() => isOver).toBe(true)
})
