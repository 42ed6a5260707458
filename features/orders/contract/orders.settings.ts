import { z } from 'zod'
import { settingsPart } from '#features/sites/contract'

const line = (max: number) => z.string().max(max).default('')

export const ordersSettings = settingsPart(
  'store',
  'commerce.storeSettings',
  z.object({
    /** Where order and invoice numbers start; a later start above the last number leaves a gap on purpose. */
    orderNumberStart: z.int().min(1).max(1_000_000_000).default(1001),
    invoiceNumberStart: z.int().min(1).max(1_000_000_000).default(1),
    /** Prefix of invoice numbers: `2026-`. */
    invoicePrefix: line(20),
    /** The seller on invoices. Without a name the site's title is used. */
    seller: z
      .object({ name: line(200), address: line(500), vatNumber: line(30), registration: line(60), email: line(256) })
      .prefault({}),
    /** Days and number of times that a digital product may be downloaded. */
    downloadDays: z.int().min(1).max(3650).default(7),
    downloadLimit: z.int().min(1).max(1000).default(5),
    /** Days after shipping within which customers can request a return; 0 turns requests off. */
    returnDays: z.int().min(0).max(365).default(14),
  }),
)
