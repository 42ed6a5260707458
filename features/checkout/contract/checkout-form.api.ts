import { formSchema } from '#features/forms/contract'
import { endpoint } from '#platform/contract'
import { z } from 'zod'

const shared = { host: 'admin', allows: 'commerce.storeSettings', path: '/api/commerce/checkout-form' } as const
const formSettings = z.object({ form: formSchema.nullable() })

/** The shop's questions for every order; null without any. */
export const checkoutFormApi = {
  read: endpoint({ ...shared, method: 'GET', input: z.object({}), output: formSettings }),
  change: endpoint({ ...shared, method: 'PUT', input: formSettings.strict(), output: formSettings }),
}
