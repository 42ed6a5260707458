import { homepageOf, publish } from '#features/pages/server'
import type { TestSite } from './site.ts'

/** A blank site begins with a home page that only its owner sees: this shows it to visitors. */
export async function publishHome({ as }: TestSite): Promise<void> {
  await as(async (tx) => {
    const id = await homepageOf(tx)
    if (id === null) throw new Error('The site has no home page.')
    await publish(tx, { documents: [id] })
  })
}
