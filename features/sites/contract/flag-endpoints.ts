import { z } from 'zod'
import { endpoint } from '#platform/contract'

const flagList = z.object({
  flags: z.array(
    z.object({
      flag: z.string(),
      name: z.string(),
      description: z.string(),
      isOn: z.boolean(),
      /** False when the plan of the site does not include it. */
      isInPlan: z.boolean(),
    }),
  ),
})

/** Features that a site has switched on or off (A6.09, A6.10). */
export const flagEndpoints = {
  flags: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/site/flags',
    allows: 'settings.advanced',
    input: z.strictObject({}),
    output: flagList,
  }),
  setFlag: endpoint({
    method: 'PUT',
    host: 'admin',
    path: '/api/site/flags/:flag',
    allows: 'settings.advanced',
    input: z.strictObject({ flag: z.string().max(60), isOn: z.boolean() }),
    output: flagList,
  }),
}
