import { z } from 'zod'

export const websiteNames = ['title', 'description', 'language', 'timeZone', 'currency', 'units'] as const
export type WebsiteName = (typeof websiteNames)[number]
export type WebsiteValues = Partial<Record<WebsiteName, string>>

/** A site setting in a file, beside its present value here. */
export const websiteValueSchema = z.object({
  name: z.enum(websiteNames),
  now: z.string(),
  /** The value in the file, or a guess from its words; '' without either. */
  file: z.string(),
  /** The value after the import. */
  after: z.string(),
})
export type WebsiteValue = z.infer<typeof websiteValueSchema>
