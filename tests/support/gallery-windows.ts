import { atEnd } from './at-end.ts'
import { galleryLab, galleryWindow } from './gallery-page.ts'

/** A server of galleries, with a window of a visitor who prefers reduced motion. */
export async function stillGallery() {
  const lab = await galleryLab()
  const still = await galleryWindow({ still: true })
  atEnd(() => still.close())
  return { lab, still }
}

/** A server of galleries, with a window that moves and a window of a visitor who prefers reduced motion. */
export async function galleryWindows() {
  const { lab, still } = await stillGallery()
  const moving = await galleryWindow()
  atEnd(() => moving.close())
  return { lab, moving, still }
}
