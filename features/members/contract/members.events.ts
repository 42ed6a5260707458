import { z } from 'zod'
import { event, idSchema } from '#platform/contract'

export const memberSignedIn = event('members.signed-in', z.object({ memberId: idSchema }))
