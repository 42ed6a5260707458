import { z } from 'zod'

/** Colours, typefaces and logo of the old site, which the import takes over unless its owner refuses. */
export const importLookSchema = z.object({
  /** Colours from the lightest to the darkest, in CSS notation; null when too few were found. */
  colours: z.array(z.string()).length(5).nullable(),
  /** Fonts of this installation, and those of the old site. */
  fonts: z.object({ heading: z.string(), body: z.string(), theirs: z.string() }).nullable(),
  /** Address of its logo. */
  logo: z.string().nullable(),
  isTaken: z.boolean(),
})
export type ImportLook = z.infer<typeof importLookSchema>
