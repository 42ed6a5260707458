import { z } from 'zod'
import { settingsPart } from '#features/sites/contract'
import { approvals, writers } from './comment-defence.rules.ts'

export const commentsSettings = settingsPart(
  'comments',
  'comments.moderate',
  z.object({
    whoWrites: z.enum(writers).default('everyone'),
    approval: z.enum(approvals).default('known'),
    /** Days after publication; 0: never. */
    closesAfterDays: z.number().int().min(0).max(3650).default(0),
    /** One with more links waits for its moderator. */
    mostLinks: z.number().int().min(0).max(20).default(2),
  }),
)
