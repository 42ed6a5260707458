import type { OutsideProvider } from '../provider.ts'

/** Its library weighs tens of megabytes in memory, and most installations never ask for it. */
const stripe = async () => (await import('./stripe-provider.ts')).stripeProvider

export const stripeOnDemand = {
  name: 'stripe',
  isOutside: true,
  begin: async (ctx, request) => (await stripe()).begin(ctx, request),
  confirm: async (ctx, request) => (await stripe()).confirm(ctx, request),
  capture: async (ctx, request) => (await stripe()).capture(ctx, request),
  cancel: async (ctx, request) => (await stripe()).cancel(ctx, request),
  refund: async (ctx, request) => (await stripe()).refund(ctx, request),
  chargeSaved: async (ctx, request) => (await stripe()).chargeSaved(ctx, request),
  saveMethod: async (ctx, request) => (await stripe()).saveMethod(ctx, request),
  readWebhook: async (ctx, request) => (await stripe()).readWebhook(ctx, request),
  lookUp: async (ctx, request) => (await stripe()).lookUp(ctx, request),
} satisfies OutsideProvider
