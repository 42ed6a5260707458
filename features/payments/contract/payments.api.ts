import { callLimits, endpoint } from '#platform/contract'
import { z } from 'zod'
import { providerNames } from './payment.rules.ts'

const secretField = z.string().trim().max(400)

/** Payment settings for the owner, with only the last characters of secrets. */
export const paymentSettingsSchema = z.object({
  providers: z.array(
    z.object({
      provider: z.enum(providerNames),
      isEnabled: z.boolean(),
      /** Whether it still has its initial settings. */
      isStart: z.boolean(),
      isTest: z.boolean(),
      title: z.string(),
      instructions: z.string(),
      publishableKey: z.string(),
      /** `…4f2c` for a stored key, '' without one. */
      secretKeyEnd: z.string(),
      webhookSecretEnd: z.string(),
      /** Both secrets are accepted while one replaces the other. */
      olderWebhookSecretEnd: z.string(),
      webhookUrl: z.string(),
      capture: z.enum(['now', 'later']),
    }),
  ),
})
export type PaymentSettings = z.infer<typeof paymentSettingsSchema>

export const paymentsApi = {
  settings: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/payments/settings',
    allows: 'commerce.payments',
    input: z.object({}),
    output: paymentSettingsSchema,
  }),
  change: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/payments/settings',
    allows: 'commerce.payments',
    input: z.object({
      provider: z.enum(providerNames),
      isEnabled: z.boolean().optional(),
      title: z.string().trim().max(60).optional(),
      instructions: z.string().trim().max(2000).optional(),
      publishableKey: z.string().trim().max(200).optional(),
      /** Write-only. An empty value removes the key, an absent one keeps it. */
      secretKey: secretField.optional(),
      webhookSecret: secretField.optional(),
      capture: z.enum(['now', 'later']).optional(),
    }),
    output: paymentSettingsSchema,
  }),
  /** Receives an event of Stripe. Its signature covers the raw body. */
  stripeWebhook: endpoint({
    method: 'POST',
    host: 'public',
    path: '/api/payments/stripe/webhook',
    limits: callLimits.frequent,
    allows: 'anyone',
    input: z.object({}),
    output: z.object({ received: z.boolean() }),
  }),
  /** The test gateway's own page for 3-D Secure. */
  authentication: endpoint({
    method: 'GET',
    host: 'public',
    path: '/commerce/test-gateway/authentication',
    allows: 'anyone',
    input: z.object({ charge: z.string().max(100).default('') }),
    output: z.unknown(),
  }),
  authenticate: endpoint({
    method: 'POST',
    host: 'public',
    path: '/commerce/test-gateway/authentication',
    limits: callLimits.occasional,
    allows: 'anyone',
    input: z.object({ charge: z.string().max(100), answer: z.enum(['approve', 'refuse']) }),
    output: z.unknown(),
  }),
}
