import { endpoint } from '#platform/contract'
import { z } from 'zod'
import { captchaProviders } from './form.rules.ts'

const owner = { host: 'admin', allows: 'settings.advanced' } as const
const provider = z.enum(captchaProviders)
const keys = z.object({ keys: z.array(z.object({ provider, siteKey: z.string() })) })

/** Keys of captcha services. A secret can be written but not read. */
export const captchaApi = {
  keys: endpoint({ ...owner, method: 'GET', path: '/api/forms/captcha', input: z.strictObject({}), output: keys }),
  save: endpoint({
    ...owner,
    method: 'PUT',
    path: '/api/forms/captcha/:provider',
    input: z.strictObject({
      provider,
      siteKey: z
        .string()
        .trim()
        .regex(/^[\w-]{10,100}$/),
      secret: z.string().trim().min(10).max(200),
    }),
    output: keys,
  }),
  remove: endpoint({
    ...owner,
    method: 'DELETE',
    path: '/api/forms/captcha/:provider',
    input: z.strictObject({ provider }),
    output: keys,
  }),
}
