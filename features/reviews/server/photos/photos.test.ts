import sharp from 'sharp'
import { expect, test } from 'vitest'
import { doDueJobs } from '#support/due-jobs'
import { reviewShop } from '#support/review-shop'
import type { ReviewRequest } from '../../contract/index.ts'
import { changeReview, listReviews, removeReview } from '../moderate-reviews.ts'
import { erasePhotosJob } from './erase-photos.job.ts'
import { readPhoto } from './read-photo.ts'
import { removePhoto } from './remove-photos.ts'

const { ctx, shop, app, host, sell, requested } = await reviewShop('fotos', 'Foto’s')
const cup = await sell('Kopje', 1210)

/** As a phone writes it: lying on its side, with the place where it was taken. */
const photo = new Uint8Array(
  await sharp({ create: { width: 80, height: 40, channels: 3, background: '#a63' } })
    .withExif({ IFD0: { Model: 'Secret camera' }, IFD3: { GPSLatitude: '52/1 22/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer(),
)

type Sent = readonly [name: string, bytes: Uint8Array]
async function post(token: string, fields: Record<string, string>, photos: readonly Sent[], mode = 'cors') {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  for (const [name, bytes] of photos) body.append('photos', new File([bytes as BlobPart], name))
  const encoded = new Response(body)
  return app
    .browser(host)
    .send('POST', `/api/commerce/reviews/request/${token}/photos`, new Uint8Array(await encoded.arrayBuffer()), {
      'content-type': encoded.headers.get('content-type') ?? '',
      'sec-fetch-mode': mode,
    })
}
const purchase = async (token: string) =>
  (await app.ask(host, `/api/commerce/reviews/request/${token}`)).json<ReviewRequest>().purchases[0]
const pending = async () => (await shop.as((tx) => listReviews(tx, { status: 'pending' }))).reviews
const stored = async () => {
  const keys: string[] = []
  for await (const key of ctx.storage.list(`${shop.site.id}/reviews/`)) keys.push(key)
  return keys
}
const publicStatus = async (id: string) => (await app.ask(host, `/s/${id}/small.webp`)).status
const reviewed = async (photos: readonly Sent[], mode?: string) => {
  const { token } = await requested(cup)
  const line = await purchase(token)
  const text = crypto.randomUUID()
  const sent = await post(token, { lineId: line?.lineId ?? '', rating: '5', text }, photos, mode)
  return { token, sent, review: async () => (await pending()).find((review) => review.text === text) }
}

test('photos are uploaded with a review, upright and without camera data, and are public once it is approved', async () => {
  const { sent, review } = await reviewed([
    ['een.jpg', photo],
    ['twee.jpg', photo],
  ])
  expect(sent.status).toBe(200)
  const { id, photos } = (await review())!
  expect(photos.map(({ state }) => state)).toEqual(['waiting', 'waiting'])
  await doDueJobs(ctx)
  expect((await review())!.photos.map(({ state }) => state)).toEqual(['ready', 'ready'])
  const first = photos[0]!.id
  const drawn = await ctx.storage.read(`${shop.site.id}/reviews/${first}/large.webp`)
  const { width, height, exif, format } = await sharp(drawn).metadata()
  expect([format, width, height, exif]).toEqual(['webp', 40, 80, undefined])
  expect((await stored()).some((key) => key.endsWith('/original'))).toBe(false)

  expect(await publicStatus(first)).toBe(404)
  const own = await shop.as((tx) => readPhoto(tx, { id: first, file: 'small.webp' }))
  expect(own.headers).toMatchObject({ 'cache-control': 'private, max-age=600' })
  await expect(shop.as((tx) => readPhoto(tx, { id: first, file: 'small.webp' }), ['editor'])).rejects.toThrow(/role/)

  await shop.as((tx) => changeReview(tx, { id, status: 'approved' }))
  expect(await publicStatus(first)).toBe(200)
  await shop.as((tx) => changeReview(tx, { id, status: 'hidden' }))
  expect(await publicStatus(first)).toBe(404)
})

test('a fifth photo, one that is too large and a file that is no photo are refused by script with a sentence, and nothing is stored', async () => {
  const { token } = await requested(cup)
  const { lineId = '' } = (await purchase(token)) ?? {}
  const before = await stored()
  const sentence = async (photos: readonly Sent[]) =>
    (await post(token, { lineId, rating: '5', text: '' }, photos)).json<{ sentence: string }>().sentence
  expect(await sentence([1, 2, 3, 4, 5].map((n) => [`${n}.jpg`, photo] as const))).toBe('Kies hooguit 4 foto’s.')
  const large = new Uint8Array(10 * 1024 * 1024 + 1)
  large.set(photo)
  expect(await sentence([['groot.jpg', large]])).toBe('Een foto mag hooguit 10 MB zijn.')
  const drawing = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')
  expect(await sentence([['foto.jpg', drawing]])).toBe('Je kunt alleen foto’s in JPEG, PNG, WebP of AVIF toevoegen.')
  expect((await post('A'.repeat(22), { lineId, rating: '5' }, [['a.jpg', photo]])).status).toBe(410)
  expect((await post(token, { lineId, rating: '' }, [['a.jpg', photo]])).status).toBe(400)
  expect(await stored()).toEqual(before)
  expect((await purchase(token))?.isReviewed).toBe(false)
})

test('without scripts the text is saved, and the page says which photos are not', async () => {
  const { token, sent, review } = await reviewed(
    [
      ['goed.jpg', photo],
      ['fout.jpg', new TextEncoder().encode('geen foto')],
    ],
    'navigate',
  )
  expect(sent.status).toBe(303)
  expect((await review())?.photos).toHaveLength(1)
  const page = await app.ask(host, sent.headers['location'] as string)
  expect(page.text).toContain('Bedankt voor je feedback')
  expect(page.text).toContain('Je beoordeling is verstuurd, maar niet met alle foto’s')
  const fresh = await app.ask(host, `/commerce/reviews/request?token=${token}`)
  expect(fresh.text).not.toContain('niet met alle foto’s')
})

test('a photo is removed alone, and all of them with their review, from the store too', async () => {
  const { review } = await reviewed([
    ['een.jpg', photo],
    ['twee.jpg', photo],
  ])
  await doDueJobs(ctx)
  const { id, photos } = (await review())!
  const [one, two] = photos.map((entry) => entry.id)
  await shop.as((tx) => changeReview(tx, { id, status: 'approved' }))
  expect([await publicStatus(one!), await publicStatus(two!)]).toEqual([200, 200])
  await shop.as((tx) => removePhoto(tx, { id: one! }))
  expect([await publicStatus(one!), await publicStatus(two!)]).toEqual([404, 200])
  await shop.as((tx) => removeReview(tx, { id }))
  expect(await publicStatus(two!)).toBe(404)
  await erasePhotosJob.run(ctx, {})
  expect((await stored()).filter((key) => key.includes(one!) || key.includes(two!))).toEqual([])
})

test('the form takes photos in plain HTML', async () => {
  const { token } = await requested(cup)
  const { text } = await app.ask(host, `/commerce/reviews/request?token=${token}`)
  expect(text).toMatch(/<form[^>]*enctype="multipart\/form-data"/i)
  expect(text).toMatch(/type="file"[^>]*accept="image\/jpeg,image\/png,image\/webp,image\/avif"/)
  expect(text).toContain('Hooguit 4 foto’s')
})
