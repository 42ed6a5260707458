import { formSchema } from '#features/forms/contract'
import { endpoint } from '#platform/contract'
import { z } from 'zod'

const shared = { host: 'admin', allows: 'commerce.storeSettings', path: '/api/commerce/checkout-form' } as const
const formSettings = z.object({ form: formSchema.nullable() })

/** What a shop asks with every order; null: nothing of its own. */
export const checkoutFormApi = {
  read: endpoint({ ...shared, method: 'GET', input: z.object({}), output: formSettings }),
  change: endpoint({ ...shared, method: 'PUT', input: formSettings.strict(), output: formSettings }),
}
