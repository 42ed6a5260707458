import { endpoint, idSchema } from '#platform/contract'
import { z } from 'zod'

export const navigationApi = {
  /**
   * The document that holds all menus of the site: made on first asking, changed by operations, published like any
   * other.
   */
  document: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/navigation',
    allows: 'content.edit',
    input: z.object({}),
    output: z.object({ id: idSchema }),
  }),
}
