import { expect, test } from 'vitest'
import type { OwnerContext } from '#platform/context'
import { checkVideo } from './check-video.ts'

const requestedUrls: string[] = []
const may = { require: () => undefined } as unknown as OwnerContext
const vimeo = (answer: string) => async (url: string) => {
  requestedUrls.push(url)
  return { bytes: new TextEncoder().encode(answer) as Uint8Array<ArrayBuffer> }
}
const state = (url: string, answer: string) => checkVideo(may, { url }, vimeo(answer))

test('a video of a Vimeo Basic account is recognised before it is published', async () => {
  expect(await state('https://vimeo.com/76979871', '{"account_type":"basic"}')).toEqual({ state: 'basic-account' })
  expect(await state('https://vimeo.com/76979871', '{"account_type":"plus"}')).toEqual({ state: 'plays' })
  expect(requestedUrls[0]).toBe('https://vimeo.com/api/oembed.json?url=https%3A%2F%2Fvimeo.com%2F76979871')
})

test('other services are not asked, and an unreadable response does not stop the editing', async () => {
  const before = requestedUrls.length
  expect(await state('https://www.youtube.com/watch?v=aqz-KE-bpKQ', '{}')).toEqual({ state: 'plays' })
  expect(await state('https://videos.example/76979871', '{}')).toEqual({ state: 'plays' })
  expect(requestedUrls).toHaveLength(before)
  expect(await state('https://vimeo.com/76979871', 'gone')).toEqual({ state: 'unknown' })
})
