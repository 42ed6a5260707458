import { callLimits, endpoint } from '#platform/contract'
import { z } from 'zod'

export const servicesApi = {
  /** C7.46: identifies the session of a visitor for the recording service; `mock` means that it is not recorded. */
  recordingSession: endpoint({
    host: 'public',
    allows: 'anyone',
    limits: callLimits.occasional,
    method: 'GET',
    path: '/api/commerce/fullstory/getId',
    input: z.strictObject({}),
    output: z.object({ id: z.string() }),
  }),
}
