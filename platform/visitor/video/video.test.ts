import { expect, test, vi } from 'vitest'
import { command, listeningAddress, protocolOf, saysItPlays } from './player-messages.ts'
import { checkedVideoMode } from './video-frame.ts'

const youTube = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1'
const vimeo = 'https://player.vimeo.com/video/76979871?autoplay=1'
const frameAt = (src: string) => {
  const contentWindow = { postMessage: vi.fn() }
  return { frame: { src, contentWindow } as unknown as HTMLIFrameElement, contentWindow }
}

test('the players of YouTube and Vimeo get their own play and pause messages, and other frames get none', () => {
  const [youTubeFrame, other, none] = [frameAt(youTube), frameAt(vimeo), frameAt('https://videos.example/1')]
  expect([command(youTubeFrame.frame, 'play'), command(other.frame, 'pause'), command(none.frame, 'pause')]).toEqual([
    true,
    true,
    false,
  ])
  expect(youTubeFrame.contentWindow.postMessage).toHaveBeenCalledWith(
    '{"event":"command","func":"playVideo","args":[]}',
    'https://www.youtube-nocookie.com',
  )
  expect(other.contentWindow.postMessage).toHaveBeenCalledWith('{"method":"pause"}', 'https://player.vimeo.com')
  expect(none.contentWindow.postMessage).not.toHaveBeenCalled()
})

test('only the player in the frame itself can report that it plays', () => {
  const { frame, contentWindow } = frameAt(youTube)
  const message = (data: unknown, more: object = {}) =>
    saysItPlays(frame, { source: contentWindow, origin: 'https://www.youtube-nocookie.com', data, ...more } as never)
  expect(message('{"event":"onStateChange","info":1}')).toBe(true)
  expect(message('{"event":"onStateChange","info":2}')).toBe(false)
  expect(message('{"event":"onStateChange","info":1}', { origin: 'https://evil.example' })).toBe(false)
  expect(message('{"event":"onStateChange","info":1}', { source: {} })).toBe(false)
  expect(message('not json')).toBe(false)
  const video = frameAt(vimeo)
  expect(
    saysItPlays(video.frame, {
      source: video.contentWindow,
      origin: 'https://player.vimeo.com',
      data: { event: 'play' },
    } as never),
  ).toBe(true)
})

test('a player of YouTube is told to listen, all others keep their address', () => {
  expect(listeningAddress(youTube)).toBe(`${youTube}&enablejsapi=1`)
  expect(listeningAddress(vimeo)).toBe(vimeo)
  expect(protocolOf('no address')).toBeNull()
})

test('a video is fitted, filled or left alone; null equals none, and no other mode is accepted', () => {
  expect(['none', 'fit', 'fill', null].map(checkedVideoMode)).toEqual(['none', 'fit', 'fill', null])
  expect(() => checkedVideoMode('cover')).toThrow('none, fit, fill or null, not cover')
})
