import sharp from 'sharp'

/** A JPEG of twelve megapixels with the detail of a photograph: noise under soft shapes. */
export async function largeImage(): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const bytes = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#888', noise } })
    .blur(2)
    .jpeg({ quality: 88 })
    .toBuffer()
  return new Uint8Array(bytes)
}
