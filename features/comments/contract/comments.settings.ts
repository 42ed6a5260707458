import { z } from 'zod'
import { settingsPart } from '#features/sites/contract'
import { approvals, writers } from './comment-defence.rules.ts'

export const commentsSettings = settingsPart(
  'comments',
  'comments.moderate',
  z.object({
    whoWrites: z.enum(writers).default('everyone'),
    approval: z.enum(approvals).default('known'),
    /** Days after publication in which comments are accepted; 0 for no end. */
    closesAfterDays: z.number().int().min(0).max(3650).default(0),
    /** Comments with more links wait for a moderator. */
    mostLinks: z.number().int().min(0).max(20).default(2),
  }),
)
