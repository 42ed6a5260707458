import { z } from 'zod'
import { callLimits, endpoint } from '#platform/contract'

const typed = z.string().max(2000).default('')
const html = z.unknown()
const byToken = z.object({ token: z.string().max(100) })

/** Pages and plain forms for signing in to a site, which work without a script. */
export const sitePagesApi = {
  /** Returns the crumb that scripts of a page send with their calls. */
  crumb: endpoint({
    method: 'GET',
    host: 'public',
    path: '/api/crumb',
    allows: 'anyone',
    input: z.object({}),
    output: html,
  }),
  invitation: endpoint({
    method: 'GET',
    host: 'platform',
    path: '/invitation/:token',
    allows: 'anyone',
    input: byToken,
    output: html,
  }),
  sendInvitation: endpoint({
    method: 'POST',
    host: 'platform',
    path: '/invitation/:token',
    limits: callLimits.occasional,
    allows: 'anyone',
    input: byToken.extend({ name: typed, password: typed }),
    output: html,
  }),
  /** Leads signed-in people to the admin host of a site, and others to the sign-in page first. */
  open: endpoint({
    method: 'GET',
    host: 'platform',
    path: '/open/:name',
    allows: 'anyone',
    input: z.object({ name: z.string().max(63), returnTo: typed }),
    output: html,
  }),
  enter: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/config/enter',
    allows: 'anyone',
    input: z.object({ code: z.string().max(100).optional(), returnTo: z.string().max(2000).optional() }),
    output: html,
  }),
}
