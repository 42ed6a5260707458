import { afterAll } from 'vitest'
import { galleryLab, galleryWindow } from './gallery-page.ts'

/** A server of galleries, with a window that moves and a window of a visitor who prefers reduced motion. */
export async function galleryWindows() {
  const lab = await galleryLab()
  const moving = await galleryWindow()
  const still = await galleryWindow({ still: true })
  afterAll(async () => {
    await moving.close()
    await still.close()
  })
  return { lab, moving, still }
}
