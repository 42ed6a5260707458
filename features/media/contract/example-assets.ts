import type { Asset } from './media.schema.ts'
import { type Rendition, renditionWidths } from './media.rules.ts'

const formats = { avif: 'avif', webp: 'webp', jpeg: 'jpg' } as const

/** A photograph as examples and thumbnails of the palette show it; its files need not exist. */
export const exampleAsset: Asset = {
  id: '65a1f0c2e4b0a1b2c3d4e5f6',
  kind: 'image',
  name: 'Ridge after the storm',
  file: 'ridge-after-the-storm.jpg',
  type: 'image/jpeg',
  bytes: 2_400_000,
  width: 2400,
  height: 1600,
  alt: 'A mountain ridge in low sun, with clouds below it',
  credit: '',
  focalPoint: null,
  placeholder: '#cdd,#9ab,#456',
  color: '#99aabb',
  renditions: renditionWidths(2400).flatMap((width) => exampleRenditions(width)),
  state: 'ready',
  version: 1,
  createdAt: '2026-01-01T12:00:00.000Z',
}

function exampleRenditions(width: number): Rendition[] {
  return (['avif', 'webp', 'jpeg'] as const).map((format) => ({
    format,
    width,
    height: Math.round((width * 2) / 3),
    bytes: width * 100,
    file: `${width}.${formats[format]}`,
  }))
}

const plain = { width: null, height: null, alt: '', placeholder: null, color: null, renditions: [] }

export const exampleVideo: Asset = {
  ...exampleAsset,
  ...plain,
  id: '65a1f0c2e4b0a1b2c3d4e5f7',
  kind: 'video',
  name: 'Winter.mp4',
  file: 'winter.mp4',
  type: 'video/mp4',
}
export const exampleAudio: Asset = {
  ...exampleAsset,
  ...plain,
  id: '65a1f0c2e4b0a1b2c3d4e5f8',
  kind: 'audio',
  name: 'Episode 4.mp3',
  file: 'episode-4.mp3',
  type: 'audio/mpeg',
}
