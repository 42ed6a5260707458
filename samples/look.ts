import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { lookOf, type SiteLook } from '#platform/theme'
import { sampleFolder } from './folder.ts'
import type { SitePlan } from './plan.ts'

const looks = new Map<string, Promise<SiteLook>>()

/** A sample in small, from its own styles and the picture that it is shared with. Made once. */
export function lookOfPlan(plan: SitePlan): Promise<SiteLook> {
  const cached = looks.get(plan.name) ?? look(plan)
  looks.set(plan.name, cached)
  return cached
}

async function look({ styles, folder, pictures, pages }: SitePlan): Promise<SiteLook> {
  const chosen = pages.find(({ isHome }) => isHome)?.socialPicture
  const picture = (chosen && pictures[chosen]) || Object.values(pictures)[0]
  if (!picture) return lookOf(styles, null)
  const original = await readFile(join(sampleFolder(), folder, picture.file))
  const small = await sharp(original).resize({ width: 480 }).webp({ quality: 70 }).toBuffer()
  return lookOf(styles, `data:image/webp;base64,${small.toString('base64')}`)
}
