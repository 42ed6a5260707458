import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { noteEvidence } from './evidence.ts'

/**
 * The suggestions under the address bar take a third of a headless browser's processor time, because each window
 * renders them as a page of its own. The other features are those that Playwright disables; the browser heeds only the
 * last such list.
 */
const withoutFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]
const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${withoutFeatures.join(',')}`,
]
let opened: Promise<Browser> | null = null

/**
 * One Chromium for a worker's test files, one after the other. QUOIN_BROWSER names the program; `./quoin test` sets it.
 */
export function browser(): Promise<Browser> {
  opened ??= launch()
  return opened
}

async function launch(): Promise<Browser> {
  const launched = await chromium.launch({
    executablePath: process.env['QUOIN_BROWSER'] ?? '/usr/bin/chromium',
    args: process.getuid?.() === 0 ? [...flags, '--no-sandbox'] : flags,
  })
  const newContext = launched.newContext.bind(launched)
  launched.newContext = async (options) => {
    const context = await newContext(options)
    context.on('page', watch)
    const newPage = context.newPage.bind(context)
    context.newPage = async () => {
      const page = await newPage()
      await moveFromPointer(page)
      interceptAtOnce(page)
      return page
    }
    return context
  }
  return launched
}

/**
 * The pointer rests in the corner of the screen. In a window that began there it would lie over the page before anybody
 * moved it.
 */
async function moveFromPointer(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { windowId } = await session.send('Browser.getWindowForTarget')
  await session.send('Browser.setWindowBounds', { windowId, bounds: { left: 100, top: 100 } })
  await session.detach()
}

/**
 * The browser tells an open page late that its requests go through the test: a busy page sends the next one past it.
 * `route` of an open page therefore resolves once a request of each of its frames came through.
 */
function interceptAtOnce(page: Page): void {
  const route = page.route.bind(page)
  page.route = async (...values) => {
    const added = await route(...values)
    if (page.url().startsWith('http')) await passRequests(page)
    return added
  }
  const probe = '**/*?passes-the-test'
  const passRequests = async (open: Page) => {
    await route(probe, (request) => request.fulfill({ status: 204 }))
    // A frame that leaves its page meanwhile begins the next one with its requests going through the test.
    await Promise.all(open.frames().map((frame) => frame.evaluate(passOne).catch(() => undefined)))
    await open.unroute(probe)
  }
}

/** Runs in the page. Its own address exists, so that a request which is not intercepted leaves no complaint. */
async function passOne(): Promise<void> {
  for (let status = 0; status !== 204; ) {
    const answer = await fetch(`${location.pathname}?passes-the-test`, { method: 'HEAD' })
    status = answer.status
  }
}

const looks = ['goto', 'evaluate', 'waitForFunction', 'locator', 'getByRole', 'getByText', 'getByLabel'] as const

/** A test that opens a page, looks for something on it or runs something in it has used the browser. */
function watch(page: Page): void {
  for (const name of looks) {
    const original = page[name].bind(page) as (...values: unknown[]) => unknown
    const noted = (...values: unknown[]) => {
      noteEvidence('browser')
      return original(...values)
    }
    Object.assign(page, { [name]: noted })
  }
}

/** Every window with its cookies: the next file begins with none. */
export async function closeWindows(): Promise<void> {
  const contexts = (await opened)?.contexts() ?? []
  await Promise.all(contexts.map((context) => context.close()))
}

export interface Visit {
  context: BrowserContext
  page: Page
  /** Errors and warnings of the console, and requests that failed or left this machine. */
  complaints: string[]
}

export interface Window {
  scripts?: boolean
  width?: number
  height?: number
  locale?: string
  colorScheme?: 'light' | 'dark'
  /** The system sets a few colours of its own in place of the page's. */
  hasForcedColors?: boolean
  /** Device pixels per CSS pixel. */
  pixels?: number
  /** Without it, the visitor wants less of it. */
  motion?: boolean
  /** A screen that is touched. */
  touch?: boolean
  /** Names the browser as people's do: without, its name says that no person sits at it. */
  isNamed?: boolean
}

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'

/** A fresh browser window: no cookies, no cache. */
export async function visit({
  scripts = true,
  width = 1440,
  height = 900,
  locale = 'en-GB',
  colorScheme = 'light',
  hasForcedColors = false,
  pixels = 1,
  motion = false,
  touch = false,
  isNamed = false,
}: Window = {}): Promise<Visit> {
  const context = await (await browser()).newContext({
    javaScriptEnabled: scripts,
    viewport: { width, height },
    locale,
    colorScheme,
    forcedColors: hasForcedColors ? 'active' : 'none',
    deviceScaleFactor: pixels,
    hasTouch: touch,
    ...(isNamed ? { userAgent: firefox } : {}),
    reducedMotion: motion ? 'no-preference' : 'reduce',
  })
  // Ends what will never come about, on the slowest machine too: how fast something is, no test says.
  context.setDefaultTimeout(45_000)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== 'localhost' && !hostname.endsWith('.localhost'))
      complaints.push(`left this machine: ${request.url()}`)
  })
  return { context, page, complaints }
}
