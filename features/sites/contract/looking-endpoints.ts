import { z } from 'zod'
import { endpoint } from '#platform/contract'

/** Links between the owner area and the public site for its staff. */
export const lookingEndpoints = {
  /** Opens the public site with a cookie by which its pages recognise a member of its staff. */
  visit: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/site/visit',
    allows: 'signed-in',
    input: z.object({ to: z.string().max(2000).default('/') }),
    output: z.unknown(),
  }),
  lookAround: endpoint({
    method: 'GET',
    host: 'public',
    path: '/api/site/look-around',
    allows: 'anyone',
    input: z.strictObject({ token: z.string().max(200), to: z.string().max(2000).default('/') }),
    output: z.unknown(),
  }),
  /** Target of Shift and Escape on the public site. */
  signOut: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/config/sign-out',
    allows: 'anyone',
    input: z.object({}),
    output: z.unknown(),
  }),
}
