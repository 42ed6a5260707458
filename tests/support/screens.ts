import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import type { Place } from './installation.ts'
import { ask } from './request.ts'

export const sampleSites = ['lichtval', 'korenbloem', 'kade-9'] as const

/** Every page that the sample sites tell search engines of. */
export async function samplePages({ port, site }: Place): Promise<string[]> {
  const lists = await Promise.all(sampleSites.map((name) => ask(port, new URL(site(name)).host, '/sitemap.xml')))
  return lists.flatMap(({ text }) => [...text.matchAll(/<loc>([^<]+)/g)].map(([, address]) => address ?? ''))
}

/** Pages that no sitemap lists: what is not there, what is searched, and the way in. */
export function otherPages({ site, platform }: Place): string[] {
  const onSites = sampleSites.flatMap((name) => [`${site(name)}/no-such-page`, `${site(name)}/search`])
  const found = [`${site('lichtval')}/search?q=print`, `${site('korenbloem')}/search?q=brood`]
  return [...onSites, ...found, ...['/sign-in', '/register', '/forgot-password'].map((path) => platform + path)]
}

/** Waits until the worker has made the sizes of the pictures on these pages: what visitors get from then on is the product. */
export async function picturesMade({ port }: Place, pages: readonly string[], seconds = 80): Promise<void> {
  const until = Date.now() + seconds * 1000
  for (const { host, pathname } of pages.map((address) => new URL(address))) {
    while (/<img (?![^>]*srcset)[^>]*src="[^"]+\.(?:jpe?g|png)"/i.test((await ask(port, host, pathname)).text)) {
      if (Date.now() > until) throw new Error(`The worker has not made the sizes of the pictures on ${host}${pathname} in ${seconds} seconds.`)
      await setTimeout(1000)
    }
  }
}

/** Every screen of the owner area, with the page and the collection of this title; `page` is signed in. */
export async function ownerScreens({ platform, admin }: Place, page: Page, site: string, title: string): Promise<string[]> {
  await page.goto(`${admin(site)}/config/pages`)
  await page.getByRole('treegrid').first().waitFor()
  const ids = await page.evaluate(async (wanted) => {
    const pages = (await (await fetch('/api/pages')).json()) as { pages: { id: string; title: string }[] }
    const collections = (await (await fetch('/api/collections')).json()) as { id: string }[]
    return { page: pages.pages.find((one) => one.title === wanted)?.id ?? '', collection: collections[0]?.id ?? '' }
  }, title)
  const screens = [
    'pages',
    `pages/${ids.page}/settings`,
    `edit/${ids.page}`,
    'collections',
    `collections/${ids.collection}`,
    'media',
    'design',
    'comments',
    'store',
    'products',
    'products/sheet',
    'donations',
    'checkout',
  ]
  const managing = ['settings', 'contributors', 'imports', 'mailbox', 'activity', 'trash']
  return [
    ...['/', '/new', '/account', '/mailbox'].map((path) => platform + path),
    ...[...screens, ...managing].map((path) => `${admin(site)}/config/${path}`),
  ]
}

/** When nothing more is loading and the skeletons are gone. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => document.querySelector('.q-bone, [aria-busy=true]') === null)
}
