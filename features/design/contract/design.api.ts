import { z } from 'zod'
import { endpoint } from '#platform/contract'
import { fontSheetPath } from '#platform/theme'

const icon = (path: string) =>
  endpoint({
    method: 'GET',
    host: ['admin', 'public'],
    path,
    allows: 'anyone',
    input: z.looseObject({}),
    output: z.unknown(),
  })

/** Images made from the site's initial and colours. */
export const designApi = {
  favicon: icon('/favicon.svg'),
  oldFavicon: icon('/favicon.ico'),
  touchIcon: icon('/apple-touch-icon.png'),
  /** C7.51: the installation serves fonts itself. `family` is a list of names, separated with `|`. */
  fontSheet: endpoint({
    method: 'GET',
    host: ['admin', 'public'],
    path: fontSheetPath,
    allows: 'anyone',
    input: z.object({ family: z.string().min(1).max(1000) }),
    output: z.unknown(),
  }),
}
