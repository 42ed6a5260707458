import { callLimits, endpoint } from '#platform/contract'
import { z } from 'zod'

const line = (most: number) => z.string().trim().max(most)
/** Tokens are 43 signs of base64url. */
const token = z.string().max(100).default('')

/** Pages that customers open with the token of their order. */
export const orderPagesApi = {
  invoice: endpoint({
    method: 'GET',
    host: 'public',
    path: '/commerce/order-document',
    allows: 'anyone',
    input: z.object({ token, id: z.string().max(24).default('') }),
    output: z.unknown(),
  }),
  download: endpoint({
    method: 'GET',
    host: 'public',
    path: '/commerce/download',
    allows: 'anyone',
    input: z.object({ token }),
    output: z.unknown(),
  }),
  askReturn: endpoint({
    method: 'POST',
    host: 'public',
    path: '/commerce/order-return',
    limits: callLimits.occasional,
    allows: 'anyone',
    input: z.object({
      token: z.string().max(100),
      lineId: z.string().max(24),
      /** Quantity as it was typed. */
      quantity: line(20),
      reason: line(500).default(''),
    }),
    output: z.unknown(),
  }),
}
