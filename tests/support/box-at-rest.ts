import type { Locator } from 'playwright-core'

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>

const lookMs = 50
const patienceMs = 10_000

/** Where an element stands once it has stopped moving, in px of the window: a hand aims no sooner. */
export async function boxAtRest(locator: Locator): Promise<Box> {
  await locator.waitFor()
  let before: Box | null = null
  for (const end = Date.now() + patienceMs; Date.now() < end; ) {
    const box = await locator.boundingBox()
    if (box && before && isSame(box, before)) return box
    before = box
    await locator.page().waitForTimeout(lookMs)
  }
  throw new Error('The element never came to rest.')
}

function isSame(one: Box, other: Box): boolean {
  return one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height
}
