import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nobody, usePeople } from '../base/session/people-state.ts'

// The state of the editor measures the window when it is loaded; the controls look into it if there is one.
await import('#platform/ui')
vi.stubGlobal('window', Object.assign(new EventTarget(), { innerWidth: 1440 }))
const { useEditorState } = await import('../base/editor-state.ts')
const { tellChoices } = await import('./tell-choices.ts')

const [bread, cake] = ['b'.repeat(24), 'c'.repeat(24)]
const session = { id: 'd'.repeat(24), subscribe: () => () => {}, view: () => ({ state: 'saved' }) as never }

/** Calls that wait for their answer, each with the blocks that it announces. */
let waiting: { blocks: string[]; answer: (status: number) => void }[] = []
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  waiting = []
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    waiting.push({
      blocks: (JSON.parse(body) as { blocks: string[] }).blocks,
      answer: (status) => resolve(new Response('{}', { status })),
    })
    return promise
  })
  usePeople.setState({ ...nobody, client: 'mine' })
  useEditorState.setState({ blocks: [], section: null, editing: null })
  stop = tellChoices(session)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const choose = (block: string) => useEditorState.setState({ blocks: [block] })
const announced = () => waiting.map(({ blocks }) => blocks)

test('a selection waits for the response to the one before, so that none overtakes another', async () => {
  await vi.advanceTimersByTimeAsync(0)
  choose(bread)
  choose(cake)
  await vi.advanceTimersByTimeAsync(1000)
  expect(announced()).toEqual([[]])
  waiting[0]?.answer(200)
  await vi.advanceTimersByTimeAsync(200)
  expect(announced()).toEqual([[], [cake]])
})

test('a selection whose announcement fails is announced again', async () => {
  choose(bread)
  await vi.advanceTimersByTimeAsync(0)
  waiting[0]?.answer(503)
  await vi.advanceTimersByTimeAsync(3000)
  expect(announced()).toEqual([[bread], [bread]])
})

test('a selection without a response for ten seconds does not delay the next', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const control = new AbortController()
    setTimeout(() => control.abort(new DOMException('', 'TimeoutError')), ms)
    return control.signal
  })
  const answered = fetch
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    Promise.race([
      answered(url, init),
      new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(new Error('aborted')))),
    ]),
  )
  await vi.advanceTimersByTimeAsync(0)
  choose(cake)
  await vi.advanceTimersByTimeAsync(13_000)
  expect(announced()).toEqual([[], [cake]])
})

test('a new connection to the server gets the present selection', async () => {
  choose(bread)
  await vi.advanceTimersByTimeAsync(0)
  waiting[0]?.answer(200)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(announced()).toEqual([[bread]])
  usePeople.setState(({ connections }) => ({ connections: connections + 1 }))
  await vi.advanceTimersByTimeAsync(200)
  expect(announced()).toEqual([[bread], [bread]])
})

test('a signed-out person announces nothing until there is a new connection', async () => {
  choose(bread)
  await vi.advanceTimersByTimeAsync(0)
  waiting[0]?.answer(401)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(announced()).toEqual([[bread]])
})
