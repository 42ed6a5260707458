import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lookOf, type SiteLook } from '#platform/theme'
import { sampleFolder } from './folder.ts'
import type { SitePlan } from './plan.ts'

const looks = new Map<string, Promise<SiteLook>>()

/** A sample in small, from its own styles and the image that it is shared with. Made once. */
export function lookOfPlan(plan: SitePlan): Promise<SiteLook> {
  const cached = looks.get(plan.name) ?? look(plan)
  looks.set(plan.name, cached)
  return cached
}

async function look({ styles, folder, images, pages }: SitePlan): Promise<SiteLook> {
  const chosen = pages.find(({ isHome }) => isHome)?.socialImage
  const image = (chosen && images[chosen]) || Object.values(images)[0]
  if (!image) return lookOf(styles, null)
  const original = image.svg ? Buffer.from(image.svg) : await readFile(join(sampleFolder(), folder, image.file))
  const { default: sharp } = await import('sharp')
  const small = await sharp(original).resize({ width: 480 }).webp({ quality: 70 }).toBuffer()
  return lookOf(styles, `data:image/webp;base64,${small.toString('base64')}`)
}
