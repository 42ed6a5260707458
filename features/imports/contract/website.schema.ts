import { z } from 'zod'

export const websiteNames = ['title', 'description', 'language', 'timeZone', 'currency', 'units'] as const
export type WebsiteName = (typeof websiteNames)[number]
export type WebsiteValues = Partial<Record<WebsiteName, string>>

/** One thing that a file says of the site it comes from, beside how it is here. */
export const websiteValueSchema = z.object({
  name: z.enum(websiteNames),
  now: z.string(),
  /** What the file says, or what its words tell; '' where nothing does. */
  file: z.string(),
  /** What it will be after the import. */
  after: z.string(),
})
export type WebsiteValue = z.infer<typeof websiteValueSchema>
