import { z } from 'zod'
import { endpoint } from '#platform/contract'

const icon = (path: string) =>
  endpoint({ method: 'GET', host: ['admin', 'public'], path, allows: 'anyone', input: z.looseObject({}), output: z.unknown() })

/** Pictures made from the site's initial and colours. */
export const designApi = {
  favicon: icon('/favicon.svg'),
  oldFavicon: icon('/favicon.ico'),
  touchIcon: icon('/apple-touch-icon.png'),
}
