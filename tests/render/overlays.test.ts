import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { languageOf, messages } from '#platform/i18n'
import { soon, widgetPages } from '#support/widget-page'
import { socialLinksBlockContract } from '../../features/design/blocks/social-links/social-links.contract.ts'
import socialCss from '../../features/design/blocks/social-links/social-links.css?inline'
import { SocialLinksView } from '../../features/design/blocks/social-links/social-links.view.tsx'
import { imageBlockContract } from '../../features/media/blocks/image/image.contract.ts'
import imageCss from '../../features/media/blocks/image/image.css?inline'
import { ImageView } from '../../features/media/blocks/image/image.view.tsx'
import { buttonBlockContract } from '../../features/pages/blocks/button/button.contract.ts'
import { askStyles, type AskStyle } from '../../features/pages/blocks/button/button.rules.ts'
import { ButtonView } from '../../features/pages/blocks/button/button.view.tsx'
import type * as Visitor from '../../platform/visitor/index.ts'

const widgets = await widgetPages()
const asking = buttonBlockContract.examples['asks']!.props as Parameters<typeof ButtonView>[0]['props']
const button = (style: AskStyle) =>
  widgets.render(ButtonView, {
    ...asking,
    link: { href: '#on', newWindow: false },
    ask: { ...asking.ask!, style, otherwise: { href: '#away', newWindow: false } },
  })
const openDialog = async (style: AskStyle, more: object = {}) => {
  const shown = await widgets.open({ html: button(style), ...more })
  await holdTwoSeconds(shown.page)
  await shown.page.getByRole('link', { name: 'The wine list' }).click()
  await shown.page.locator('dialog[open]').waitFor()
  return shown
}
/** Timers of two seconds wait for `elapse()`, so that timed behaviour can be observed. */
const holdTwoSeconds = (page: Page) =>
  page.evaluate(() => {
    const plain = window.setTimeout
    const heldTimeout = (work: () => void, after = 0) =>
      after === 2000 ? void Object.assign(window, { elapse: work }) : plain(work, after)
    Object.assign(window, { setTimeout: heldTimeout })
  })
const hash = (page: Page) => page.evaluate(() => location.hash)
/** Runs against platform/visitor as a whole. */
const ready = (page: Page) =>
  page
    .addScriptTag({ type: 'module', content: `window.visitor = await import('/visitor.js')` })
    .then(() => page.waitForFunction('window.visitor'))

test.each([
  ['confirm-or-reject', ['Not yet', 'Yes']],
  ['confirm-or-cancel', ['Not yet', 'Yes']],
  ['confirm-only', ['Yes']],
  ['no-buttons', []],
] as const)('B5.19 B1.06 B9.28 B9.29 a dialog of the style %s has the buttons %j', async (style, names) => {
  const { page, complaints } = await openDialog(style)
  expect(askStyles).toContain(style)
  expect(await page.locator('dialog button').allTextContents()).toEqual(names)
  const role = style === 'no-buttons' ? 'dialog' : 'alertdialog'
  expect(await page.getByRole(role, { name: 'One question first' }).count()).toBe(1)
  expect(complaints).toEqual([])
})

test('B4.50 B4.52 a dialog is shown, confirmed, hidden and taken out of the page', async () => {
  const { page } = await openDialog('confirm-or-reject')
  await page.getByRole('button', { name: 'Yes' }).click()
  await soon(() => hash(page)).toBe('#on')
  expect(await page.locator('dialog').count()).toBe(0)
})

test('B4.50 a dialog that is rejected leads elsewhere, one that is cancelled by Escape leads nowhere', async () => {
  const rejected = await openDialog('confirm-or-reject')
  await rejected.page.getByRole('button', { name: 'Not yet' }).click()
  await soon(() => hash(rejected.page)).toBe('#away')
  const { page } = await openDialog('confirm-or-cancel')
  await page.keyboard.press('Escape')
  await soon(() => page.locator('dialog').count()).toBe(0)
  expect([await hash(page), await page.evaluate(() => document.activeElement?.textContent)]).toEqual([
    '',
    'The wine list',
  ])
})

test('B9.27 B9.28 R1.71 information closes by itself after two seconds; it is read out, and Escape closes it earlier', async () => {
  const { page } = await openDialog('no-buttons')
  expect(await page.getByRole('status').textContent()).toBe('Are you eighteen or older?')
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('DIALOG')
  await page.evaluate('elapse()')
  await soon(() => page.locator('dialog').count()).toBe(0)
  await soon(() => hash(page)).toBe('#on')
  const early = await openDialog('no-buttons')
  await early.page.keyboard.press('Escape')
  await soon(() => early.page.locator('dialog').count()).toBe(0)
  expect(await hash(early.page)).toBe('')
})

test('B4.51 B9.26 A9.09 hiding shrinks to 0.94 and is forced after 600 milliseconds', async () => {
  const { page } = await widgets.open({ html: '', window: { motion: true } })
  await ready(page)
  const outcome = await page.evaluate(async () => {
    const { dialog } = (window as never as { visitor: typeof Visitor }).visitor
    const instance = dialog({ style: 'confirm-only', message: 'Hello' })
    const answer = instance.show()
    const began = performance.now()
    // An animation that never ends: hiding must not wait for it.
    const animate = instance.element.animate.bind(instance.element)
    let frames: Keyframe[] = []
    instance.element.animate = (keyframes, options) => {
      frames = keyframes as Keyframe[]
      const animation = animate(keyframes, options)
      animation.pause()
      return animation
    }
    void instance.hide('confirmed')
    const wasOpen = instance.element.open
    return {
      answer: await answer,
      took: performance.now() - began,
      last: frames.at(-1),
      wasOpen,
      isGone: !instance.element.isConnected,
    }
  })
  expect(outcome).toMatchObject({ answer: 'confirmed', last: { opacity: 0, scale: 0.94 }, wasOpen: true, isGone: true })
  expect(outcome.took).toBeGreaterThanOrEqual(599)
})

test('B4.52 B8.15 a dialog may be kept for later; a tween for all dialogs is no longer supported', async () => {
  const { page, complaints } = await widgets.open({ html: '' })
  await ready(page)
  const outcome = await page.evaluate(async () => {
    const { dialog } = (window as never as { visitor: typeof Visitor }).visitor
    const instance = dialog({ style: 'no-buttons', message: 'Hello', destroyOnHide: false, tween: 'slide' })
    const first = instance.show()
    await instance.hide()
    const again = instance.show()
    const isOpen = instance.element.open
    await instance.hide('cancelled')
    return [await first, isOpen, await again, instance.element.isConnected]
  })
  expect(outcome).toEqual(['hidden', true, 'cancelled', true])
  expect(complaints).toEqual(['error: A global tween for dialogs is no longer supported.'])
})

test('B9.24 B9.25 C9.13 a dialog follows the accepted practices: name, measure, focus inside and back again', async () => {
  const { page } = await openDialog('confirm-or-reject')
  const box = await page.locator('dialog').evaluate((element) => {
    const { width, padding, zIndex } = getComputedStyle(element)
    return [width, padding, zIndex]
  })
  expect(box).toEqual(['350px', '20px', '30000'])
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  expect(await focused()).toBe('Not yet')
  await page.keyboard.press('Shift+Tab')
  expect(await focused()).toBe('Yes')
  await page.keyboard.press('Tab')
  expect(await focused()).toBe('Not yet')
  await page.keyboard.press('Enter')
  await soon(focused).toBe('The wine list')
  const narrow = await openDialog('confirm-only', { window: { width: 320 } })
  expect(await narrow.page.locator('dialog').evaluate((element) => element.getBoundingClientRect().width)).toBe(288)
})

test('without scripts a button with a confirmation leads on at once', async () => {
  const { page } = await widgets.open({ html: button('confirm-or-reject'), window: { scripts: false } })
  await page.getByRole('link', { name: 'The wine list' }).click()
  expect(page.url()).toMatch(/#on$/)
})

const social = widgets.render(SocialLinksView, Object.values(socialLinksBlockContract.examples)[0]!.props as never)

test('B1.07 B9.19 B9.20 B9.23 a tip comes after 1.2 seconds under the pointer, fades, and leaves with it', async () => {
  const { page } = await widgets.open({
    html: `<div style="padding:120px">${social}</div>`,
    css: socialCss,
    window: { motion: true },
  })
  const link = page.locator('[data-tip]').first()
  const began = Date.now()
  await link.hover()
  const tip = page.getByRole('tooltip')
  await tip.waitFor()
  expect(Date.now() - began).toBeGreaterThanOrEqual(1190)
  const style = await tip.evaluate((element) => [
    getComputedStyle(element).maxWidth,
    getComputedStyle(element).transitionDuration,
  ])
  expect([await tip.textContent(), ...style]).toEqual([await link.getAttribute('data-tip'), '250px', '0.3s'])
  await page.mouse.move(600, 500)
  await soon(() => page.getByRole('tooltip').count()).toBe(0)
})

test('keyboard focus shows the tip at once, and Escape removes it', async () => {
  const { page } = await widgets.open({ html: social, css: socialCss })
  await page.keyboard.press('Tab')
  await page.getByRole('tooltip').waitFor()
  await page.keyboard.press('Escape')
  await soon(() => page.getByRole('tooltip').count()).toBe(0)
})

const overlayMessages = messages('members.systemError')
const overlayWords = (tag: string) => {
  const t = overlayMessages.in(languageOf(tag))
  return { title: t('title'), cleaned: t('cleaned'), network: t('network'), reload: t('reload'), clear: t('clear') }
}

const overlay = async (error: object, language = 'en') => {
  const shown = await widgets.open({ html: '<p>Page</p>', language })
  await ready(shown.page)
  await shown.page.evaluate(
    (args) => {
      document.addEventListener(
        'quoin:event',
        (event) => (document.body.dataset['told'] = JSON.stringify((event as CustomEvent).detail)),
      )
      const { error, words } = args
      void (window as never as { visitor: typeof Visitor }).visitor.showSystemError(error as never, words)
    },
    { error, words: overlayWords(language) },
  )
  await shown.page.getByRole('alertdialog').waitFor()
  return shown
}

test('B1.09 B8.01 B8.02 B8.04 B8.05 the overlay of a cleaned error has two buttons and the key of the error', async () => {
  const { page } = await overlay({ kind: 'cleaned', errorKey: 'e-1' })
  expect(await page.locator('dialog button').allTextContents()).toEqual(['Clear', 'Reload Page'])
  expect(await page.locator('dialog :is(h2,p,code)').allTextContents()).toEqual([
    'Something Went Wrong!',
    'Our system has encountered an error. This exception has been automatically logged and reported. We will return shortly.',
    'e-1',
  ])
  await page.getByRole('button', { name: 'Clear' }).click()
  await soon(() => page.locator('dialog').count()).toBe(0)
})

test('B8.01 Reload Page reloads the page', async () => {
  const { page } = await overlay({ kind: 'cleaned', errorKey: 'e-1' })
  await Promise.all([page.waitForNavigation(), page.getByRole('button', { name: 'Reload Page' }).click()])
  expect(await page.locator('dialog').count()).toBe(0)
})

test('B8.06 B8.07 a network error says so, or shows the server’s message, and is reported under its name', async () => {
  const { page, complaints } = await overlay({ kind: 'network', errorKey: '0', url: '/api/x' })
  expect(await page.locator('dialog p').textContent()).toBe('Unable to connect to the provider. Please try again.')
  expect(JSON.parse((await page.locator('body').getAttribute('data-told')) ?? '')).toEqual({
    name: 'system_network_error',
    urlRequested: '/api/x',
  })
  expect(complaints).toEqual(['error: system_network_error /api/x'])
  const dutch = await overlay({ kind: 'network', errorKey: '503', url: '/api/x', text: 'Back at noon.' }, 'nl-NL')
  expect(await dutch.page.locator('dialog :is(p,button)').allTextContents()).toEqual([
    'Back at noon.',
    'Wissen',
    'Pagina opnieuw laden',
  ])
})

test('B8.08 any other error is shown with its address, its form and its text', async () => {
  const { page } = await overlay({ kind: 'other', errorKey: '418', url: '/api/x', format: 'json', text: 'teapot' })
  expect(await page.locator('dialog p').textContent()).toBe('/api/x\njson\nteapot')
})

const poster = (title: string) =>
  widgets.render(
    ImageView,
    { ...imageBlockContract.examples['shrunk']!.props, title, body: '', button: '' } as Parameters<
      typeof ImageView
    >[0]['props'],
    imageBlockContract.examples['shrunk']!.data as Parameters<typeof ImageView>[0]['data'],
  )

test('B1.08 B9.30 B9.31 B9.32 words shrink until they fit in their image, and grow with it again', async () => {
  const long =
    'A week on the ridge above the glacier with four huts, one bad storm and the clearest morning of the year'
  const { page } = await widgets.open({
    html: `<div id="space" style="width:400px">${poster(long)}</div>`,
    css: imageCss,
  })
  const measure = () =>
    page.locator('.image-text').evaluate((text) => ({
      over: text.scrollHeight - text.clientHeight,
      size: Number.parseFloat(getComputedStyle(text).fontSize),
      isGrown: text.closest('.image')?.hasAttribute('data-grown'),
    }))
  const natural = await page.locator('body').evaluate((body) => Number.parseFloat(getComputedStyle(body).fontSize))
  await soon(async () => (await measure()).over).toBeLessThanOrEqual(3)
  await page.setViewportSize({ width: 1439, height: 900 })
  await soon(async () => (await measure()).size).toBeLessThan(natural)
  const { size } = await measure()
  expect(size).toBeGreaterThanOrEqual(11)
  await page.locator('#space').evaluate((space) => (space.style.width = '330px'))
  await page.setViewportSize({ width: 1440, height: 900 })
  await soon(async () => (await measure()).size).toBeLessThan(size)
  expect(await measure()).toMatchObject({ isGrown: false })
  await page.locator('#space').evaluate((space) => (space.style.width = '140px'))
  await page.setViewportSize({ width: 1439, height: 900 })
  await soon(measure).toMatchObject({ isGrown: true, over: 0 })
  const short = await widgets.open({ html: `<div style="width:800px">${poster('Ridge')}</div>`, css: imageCss })
  await short.page.locator('quoin-island[awake]').waitFor({ state: 'attached' })
  expect(await short.page.locator('.image-text').evaluate((text: HTMLElement) => text.style.fontSize)).toBe('')
})
