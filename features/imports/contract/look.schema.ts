import { z } from 'zod'

/** How the old site looks, in what this one has: proposed, and taken over unless its owner wants none of it. */
export const importLookSchema = z.object({
  /** From the lightest to the darkest, as CSS writes them; null where too little was found. */
  colours: z.array(z.string()).length(5).nullable(),
  /** Typefaces of here, and as the old site calls its own. */
  fonts: z.object({ heading: z.string(), body: z.string(), theirs: z.string() }).nullable(),
  /** Where its logo is. */
  logo: z.string().nullable(),
  isTaken: z.boolean(),
})
export type ImportLook = z.infer<typeof importLookSchema>
