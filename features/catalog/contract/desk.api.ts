import { endpoint, idSchema } from '#platform/contract'
import { z } from 'zod'

const picturesSchema = z.array(
  z.object({
    id: idSchema,
    /** A rendition small enough for a list; the whole file's address beside it. */
    thumbnail: z.string(),
    url: z.string(),
    name: z.string(),
    alt: z.string(),
  }),
)

const factsSchema = z.object({
  currency: z.string(),
  format: z.object({
    thousandsSeparator: z.string(),
    decimalSeparator: z.string(),
    grouping: z.boolean(),
    trimZeroCents: z.boolean(),
    locale: z.string(),
    signPlace: z.enum(['before', 'after']),
    signGap: z.string(),
  }),
  measurementStandard: z.enum(['metric', 'imperial']),
  lowStockAt: z.int(),
  installments: z.object({ payments: z.int(), minimumMinor: z.int(), maximumMinor: z.int().nullable() }).nullable(),
})

/** What the owner's screens of the shop need beside products. */
export const deskApi = {
  facts: endpoint({ method: 'GET', host: 'admin', path: '/api/catalog/facts', allows: 'config', input: z.object({}), output: factsSchema }),
  /** Small pictures by their assets' ids (with commas between them): one call for a whole list. */
  pictures: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/catalog/pictures',
    allows: 'config',
    input: z.object({ ids: z.string().max(10_000) }),
    output: picturesSchema,
  }),
}
