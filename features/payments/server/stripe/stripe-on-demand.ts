import type { OutsideProvider } from '../provider.ts'

/** Its library weighs tens of megabytes in memory, and most installations never ask for it. */
const stripe = async () => (await import('./stripe-provider.ts')).stripeProvider

export const stripeOnDemand = {
  name: 'stripe',
  isOutside: true,
  begin: async (ctx, asked) => (await stripe()).begin(ctx, asked),
  confirm: async (ctx, asked) => (await stripe()).confirm(ctx, asked),
  capture: async (ctx, asked) => (await stripe()).capture(ctx, asked),
  cancel: async (ctx, asked) => (await stripe()).cancel(ctx, asked),
  refund: async (ctx, asked) => (await stripe()).refund(ctx, asked),
  chargeSaved: async (ctx, asked) => (await stripe()).chargeSaved(ctx, asked),
  saveMethod: async (ctx, asked) => (await stripe()).saveMethod(ctx, asked),
  readWebhook: async (ctx, asked) => (await stripe()).readWebhook(ctx, asked),
  lookUp: async (ctx, asked) => (await stripe()).lookUp(ctx, asked),
} satisfies OutsideProvider
