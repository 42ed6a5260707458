import { commentsOfPerson, forgetCommenter } from '#features/comments/server'
import { forgetSubscriber, submissionsOfPerson, subscribersOfPerson } from '#features/forms/server'
import { languageOf } from '#platform/i18n'
import { memberMessages } from '../../contract/index.ts'
import type { PersonalRecords } from '../extension-points.ts'

/** Personal records in features that do not know members. */
export const recordsOfEarlier: readonly PersonalRecords[] = [
  {
    name: 'comments',
    read: (ctx, { id, email }) => commentsOfPerson(ctx, { memberId: id, email }),
    // The comments stay under a placeholder, so that replies to them are understandable.
    forget: (ctx, { id, email }) =>
      forgetCommenter(ctx, {
        memberId: id,
        email,
        shownName: memberMessages(languageOf(ctx.site.locale), 'deletedName'),
      }),
  },
  {
    // Messages to the owner are theirs to keep, for as long as they have chosen.
    name: 'messages',
    read: (ctx, { email }) => submissionsOfPerson(ctx, email),
    forget: () => Promise.resolve(),
  },
  {
    name: 'newsletters',
    read: (ctx, { email }) => subscribersOfPerson(ctx, email),
    forget: (ctx, { email }) => forgetSubscriber(ctx, email),
  },
]
