import sharp from 'sharp'
import { setProductStatus } from '#features/catalog/server'
import { createCollection, createItem } from '#features/content/server'
import { assetUrl } from '#features/media/contract'
import { storeAsset } from '#features/media/server'
import { publish } from '#features/pages/server'
import { newId } from '#platform/contract'
import { product } from '../../../apps/server/features.ts'
import { testContext } from '#support/context'
import { doDueJobs } from '#support/due-jobs'
import { emailTo } from '#support/last-email'
import type { Browser } from '#support/request'
import { runningApp } from '#support/running'
import { testShop } from '#support/shop'
import { testSite } from '#support/site'

export type World = Awaited<ReturnType<typeof lockedWorld>>

export const host = 'bakker.localhost:8080'
const types = { post: 'blog', project: 'portfolio', item: 'gallery' } as const

/** The whole product: a site with a blog, a portfolio, a gallery and a shop, in each something that stays open. */
export async function lockedWorld() {
  const ctx = await testContext({ features: product.features })
  const shop = await testShop(await testSite(ctx, { name: 'bakker', title: 'Korenbloem', locale: 'nl-NL' }))
  const app = await runningApp(ctx)
  const access = await shop.product('Toegang', { type: 5, variant: { priceMinor: 900 } })
  await shop.as(async (tx) => {
    await setProductStatus(tx, { ids: [access.id], status: 1 })
    await publish(tx, { documents: [shop.page.documentId] })
  })
  const collectionOf = (type: (typeof types)[keyof typeof types]) =>
    shop.as(async (tx) => {
      const collection = await createCollection(tx, { type, title: type })
      const { id } = await createItem(tx, {
        collectionId: collection.id,
        settings: { title: 'Buur', slug: 'buur' },
      })
      await publish(tx, { documents: [collection.documentId, id] })
      return { collection, neighbour: 'buur' }
    })
  const collections = {
    post: await collectionOf(types.post),
    project: await collectionOf(types.project),
    item: await collectionOf(types.item),
  }
  let shade = 0
  return {
    ctx,
    app,
    shop,
    access: { id: access.id, path: '/winkel/toegang' },
    collections,
    /** A word in all that is made here, by which it is searched for. */
    wanted: 'schatkamer',
    stranger: () => app.browser(host),
    /** An image of the library, of which no other has the bytes. */
    image: async (alt: string) => {
      shade += 1
      const create = { width: 8, height: 8, channels: 3, background: { r: shade, g: 9, b: 9 } } as const
      const body = await sharp({ create }).png().toBuffer()
      const { id, file } = await shop.as((tx) => storeAsset(tx, { body, name: 'schat.png', alt }))
      return { id, path: assetUrl(id, file) }
    },
    /** Everything that follows a change has happened, the cards of pages included. */
    settled: async () => {
      await doDueJobs(ctx)
      ctx.clock.forward(6000)
      await doDueJobs(ctx)
    },
  }
}

/** Signed in as a member of the site, who has paid for `access` where that is given. */
export async function memberOf(
  { ctx, app, shop }: Pick<World, 'ctx' | 'app' | 'shop'>,
  email: string,
  access: string | null,
): Promise<Browser> {
  const browser = app.browser(host)
  await browser.send('POST', '/api/site-users/account', { email, password: 'koren op de molen', name: 'Bo' })
  const text = await emailTo(ctx, email)
  await browser.send('POST', '/api/site-users/account/confirm', {
    token: /confirm\?token=([\w-]{43})/.exec(text)?.[1],
  })
  const grant = {
    order_id: newId(),
    plan_key: '',
    member_id: null,
    email,
    granted_at: ctx.now(),
    ended_at: null,
    is_test: false,
  }
  if (access)
    await shop.as((tx) =>
      tx.db
        .insertInto('access_grants')
        .values({ website_id: tx.site.id, product_id: access, ...grant })
        .execute(),
    )
  return browser
}

/** Gives the password of a document at its lock screen. */
export async function unlock(browser: Browser, document: string, password: string): Promise<void> {
  const headers = { origin: `http://${host}`, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }
  const body = new URLSearchParams({ document, password, returnTo: '/' })
  await browser.ask('/api/site/unlock', { method: 'POST', headers, body })
}
