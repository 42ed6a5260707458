import { z } from 'zod'
import { idSchema } from '#platform/contract'
import { longJob } from '#platform/jobs'
import { faviconSvg, siteStylesSchema } from '#platform/theme'
import { type IconName, iconKey, iconSizes } from './icons.ts'

/** Draws the site's icons when its styles are published, so that no visitor waits for them. */
export const makeIconsJob = longJob({
  name: 'design.make-icons',
  input: z.object({ websiteId: idSchema, title: z.string(), styles: siteStylesSchema }),
  run: async (ctx, { websiteId, title, styles }) => {
    const { default: sharp } = await import('sharp')
    const svg = new TextEncoder().encode(faviconSvg(title, styles))
    await ctx.storage.put(iconKey(websiteId, 'favicon.svg'), svg, 'image/svg+xml')
    for (const [name, size] of Object.entries(iconSizes)) {
      const png = await sharp(svg, { density: 600 }).resize(size, size).png().toBuffer()
      await ctx.storage.put(iconKey(websiteId, name as IconName), png, 'image/png')
    }
  },
})
