import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { idle } from '#support/idle'
import { soon, widgetPages } from '#support/widget-page'
import { videoBlockContract } from '../../features/media/blocks/video/video.contract.ts'
import { fallbackPadding } from '../../platform/visitor/video/video-frame.ts'
import blockCss from '../../features/media/blocks/video/video.css?inline'
import { VideoView } from '../../features/media/blocks/video/video.view.tsx'
import playerCss from '../../features/media/visitor/video.css?inline'
import { exampleVideo } from '../../features/media/contract/example-assets.ts'
import { silentVideo } from '#support/silent-video'

type Props = Parameters<typeof VideoView>[0]['props']
type Data = Parameters<typeof VideoView>[0]['data']
const widgets = await widgetPages()
const examples = videoBlockContract.examples as Record<string, { props: Props; data: Data }>
const css = blockCss + playerCss
const video = (example: string, more: Partial<Props> = {}, pageOverrides = {}) =>
  widgets.render(VideoView, { ...examples[example]!.props, ...more }, examples[example]!.data, pageOverrides)

widgets.serve(`/s/${exampleVideo.id}/${exampleVideo.file}`, 'video/webm', await silentVideo())

/** The players of other sites, as far as a page sees them: they note what they are told, and say that they play. */
async function withPlayers(page: Page): Promise<string[]> {
  const fetched: string[] = []
  await page.context().route(/youtube-nocookie\.com|player\.vimeo\.com|videos\.example/, (route) => {
    fetched.push(route.request().url())
    const says = `onmessage = (event) => { document.title += event.data; parent.postMessage({ told: event.data }, '*') }`
    return route.fulfill({ contentType: 'text/html', body: `<script>${says}</script>` })
  })
  await page.evaluate(() => {
    const told: string[] = []
    Object.assign(window, { told })
    addEventListener('message', ({ data }) => told.push(String(data.told)))
  })
  return fetched
}
const told = (page: Page) => page.evaluate(() => (window as never as { told: string[] }).told)

test('B1.05 B4.44 B4.45 the stand-in is shown first, and nothing is fetched before a click on it', async () => {
  const { page } = await widgets.open({ html: video('html'), css })
  const fetched = await withPlayers(page)
  expect(await page.locator('.facade').isVisible()).toBe(true)
  await page.locator('.facade').hover()
  await idle(page)
  expect(fetched).toEqual([])
  await page.locator('.facade svg').click({ force: true })
  await page.locator('iframe').waitFor()
  await soon(() => fetched).toEqual([
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0&enablejsapi=1',
  ])
  expect(await page.locator('.facade').isVisible()).toBe(false)
})

test.each(['Enter', ' '])('B4.45 %j on the stand-in plays the video', async (key) => {
  const { page } = await widgets.open({ html: video('address'), css })
  const fetched = await withPlayers(page)
  await page.locator('.facade').focus()
  await page.locator('quoin-island[awake]').waitFor({ state: 'attached' })
  await page.keyboard.press(key)
  await page.locator('iframe').waitFor()
  await soon(() => fetched.length).toBe(1)
})

test('B4.46 R1.49 one video plays at a time: the others go back to their stand-in, or pause', async () => {
  const html = video('html') + video('address') + video('player', { asset: exampleVideo.id })
  const { page } = await widgets.open({ html, css })
  await withPlayers(page)
  const shown = () =>
    page.locator('.video-frame').evaluateAll((all) => all.map((element) => element.querySelector('iframe') !== null))
  await page.locator('.facade').nth(0).click()
  await soon(shown).toEqual([true, false, false])
  await page.locator('.facade').nth(1).click()
  await soon(shown).toEqual([false, true, false])
  await page.locator('video').scrollIntoViewIfNeeded()
  await page.locator('quoin-island[awake] video').waitFor()
  await page.locator('video').evaluate((video: HTMLVideoElement) => {
    video.muted = true
    return video.play()
  })
  await soon(shown).toEqual([false, false, false])
  await page.locator('.facade').nth(0).click()
  await soon(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
})

const playing = async (page: Page, source: object, html: string) => {
  await page.addScriptTag({
    type: 'module',
    content: `const { videoLoader } = await import('/visitor.js'); const { videoPlayer } = await videoLoader(); window.player = videoPlayer(document.querySelector('#video'), ${JSON.stringify(source)}); window.player.play()`,
  })
  await page.locator(html).waitFor({ state: 'attached' })
}
const youTube = {
  type: 'iframe',
  player: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  title: 'Video',
  allow: '',
  ratio: null,
}

test('B4.27 B4.49 once left, a video shows its overlay; without one it is paused by a message, or loaded again', async () => {
  const { page } = await widgets.open({ html: '<div id="video"><button data-play>Play</button></div>' })
  await withPlayers(page)
  await playing(page, youTube, 'iframe')
  await page.evaluate('player.leave()')
  expect([await page.locator('iframe').count(), await page.getByRole('button', { name: 'Play' }).isVisible()]).toEqual([
    0,
    true,
  ])

  const bare = await widgets.open({ html: '<div id="video"></div>' })
  await withPlayers(bare.page)
  await playing(bare.page, youTube, 'iframe')
  await soon(() => told(bare.page)).toContain('{"event":"listening"}')
  await bare.page.evaluate('player.leave()')
  await soon(() => told(bare.page)).toContain('{"event":"command","func":"pauseVideo","args":[]}')

  const other = await widgets.open({ html: '<div id="video"></div>' })
  const fetched = await withPlayers(other.page)
  await playing(other.page, { ...youTube, player: 'https://videos.example/1' }, 'iframe')
  await soon(() => other.page.frames().map((frame) => frame.url())).toContain('https://videos.example/1')
  await other.page.evaluate('player.leave()')
  await soon(() => fetched.length).toBe(2)
})

test('B5.16 R1.48 a video is fitted, fills its space or is left alone; null equals none, and no other mode is accepted', async () => {
  const { page } = await widgets.open({ html: '<div id="video"></div>' })
  const modeOf = (mode: unknown) =>
    page.evaluate(
      `import('/visitor.js').then(({ videoLoader }) => videoLoader()).then(({ videoPlayer }) => { const video = document.querySelector('#video'); videoPlayer(video, ${JSON.stringify(youTube)}, { mode: ${JSON.stringify(mode)} }).end(); return video.dataset.mode })`,
    )
  for (const mode of ['fit', 'fill', 'none']) expect(await modeOf(mode)).toBe(mode)
  expect(await modeOf(null)).toBe('none')
  await expect(modeOf('cover')).rejects.toThrow('none, fit, fill or null, not cover')
})

test('B4.48 B5.18 B8.09 an element that holds neither a frame nor an object with an embed is no video', async () => {
  const { page, complaints } = await widgets.open({ html: video('invalid'), css })
  await soon(() => complaints).toEqual(['error: Invalid video embed.'])
  expect(await page.locator('main').innerText()).toBe('')
  expect(video('invalid', {}, { editing: true })).toContain('Invalid video embed.')
  expect(video('invalid', { html: '<object><embed src="https://videos.example/1"></object>' })).toContain(
    '&quot;type&quot;:&quot;object&quot;',
  )
  expect(video('invalid', { html: '<object></object>' }, { editing: true })).toContain('Invalid video embed.')
})

test('B8.10 a custom image without a video is explained to the owner, and nothing is shown to visitors', async () => {
  const shown = async (options?: { editing: boolean }) => {
    const { page } = await widgets.open({ html: video('imageAlone', {}, options), css })
    return page.locator('main').innerText()
  }
  expect(await shown({ editing: true })).toContain(
    'Custom featured images only available with embedded videos. Go back into embed settings to turn off featured images.',
  )
  expect(await shown()).toBe('')
})

test('B4.47 B9.13 in a space of its own a video is fitted or fills it, else it keeps its shape', async () => {
  const boxes = async (fit: Props['fit']) => {
    const { page } = await widgets.open({
      html: `<div style="width:800px;height:300px">${video('html', { fit })}</div>`,
      css,
    })
    await withPlayers(page)
    await page.locator('.facade').click()
    const box = await page
      .locator('iframe')
      .evaluate((frame) => [(frame as HTMLElement).offsetWidth, (frame as HTMLElement).offsetHeight])
    return box as [number, number]
  }
  const [[fitWidth, fitHeight], [fillWidth, fillHeight], [width, height]] = [
    await boxes('fit'),
    await boxes('fill'),
    await boxes(null),
  ]
  expect([fitWidth / fitHeight, fitHeight]).toEqual([expect.closeTo(16 / 9, 1), 300])
  expect([fillWidth, fillHeight]).toEqual([800, expect.closeTo(450, -1)])
  expect([width, height / width]).toEqual([800, expect.closeTo(0.5625, 2)])
})

test('B9.13 before the shape of a video is known it is 56.3 percent as high as it is wide, for the server and a script', () => {
  const html = video('loop', { ratio: null, fit: null })
  expect(100 / Number(/--ratio:([\d.]+)/.exec(html)?.[1])).toBeCloseTo(56.3, 1)
  expect(fallbackPadding).toBeCloseTo(56.3, 5)
})

test('an upright video is fitted, fills its space, or keeps its shape, from every source', async () => {
  const upright = 'https://www.tiktok.com/@quay/video/7212345678901234567'
  const sizeOf = async (html: string, part: string) => {
    const { page } = await widgets.open({ html: `<div style="width:400px;height:320px">${html}</div>`, css })
    await page.context().route(/tiktok\.com/, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
    if (part === 'iframe') await page.locator('.facade').click()
    const node = page.locator(part)
    await node.waitFor()
    return () =>
      node.evaluate((element) => [(element as HTMLElement).offsetWidth, (element as HTMLElement).offsetHeight])
  }
  await soon(await sizeOf(video('address', { url: upright, fit: 'fit' }), 'iframe')).toEqual([180, 320])
  await soon(await sizeOf(video('address', { url: upright, fit: 'fill' }), 'iframe')).toEqual([
    400,
    expect.closeTo(711, -1),
  ])
  await soon(await sizeOf(video('address', { url: upright, fit: null }), 'iframe')).toEqual([
    400,
    expect.closeTo(711, -1),
  ])
  widgets.serve(`/s/${exampleVideo.id}/upright.webm`, 'video/webm', await silentVideo([36, 64]))
  const player = examples['player']!
  const asset = { ...exampleVideo, file: 'upright.webm' }
  const own = widgets.render(
    VideoView,
    { ...player.props, asset: asset.id, fit: 'fit', caption: '' },
    { ...player.data, asset, poster: null },
  )
  await soon(await sizeOf(own, 'video')).toEqual([180, 320])
})

test('a silent video plays while it is visible until it is stopped, and never with reduced motion', async () => {
  const html = video('loop', { title: '' })
  const { page } = await widgets.open({ html, css, window: { motion: true } })
  const paused = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.paused)
  await soon(paused).toBe(false)
  await page.getByRole('button', { name: 'Pause video' }).click()
  await page.getByRole('button', { name: 'Play video' }).waitFor()
  expect(await paused()).toBe(true)
  const calm = await widgets.open({ html, css })
  await calm.page.locator('quoin-island[awake]').waitFor({ state: 'attached' })
  expect(await calm.page.locator('video').evaluate((video: HTMLVideoElement) => [video.paused, video.muted])).toEqual([
    true,
    true,
  ])
  expect(await calm.page.getByRole('button').count()).toBe(0)
})
