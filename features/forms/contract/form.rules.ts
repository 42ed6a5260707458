/** A form block holds at most so many fields. */
export const mostFields = 100
/** So many people are told of each submission. */
export const mostRecipients = 10
/** A key for one submission is good for so long (a page may stand open for a day). */
export const keyLifetimeMs = 24 * 60 * 60_000
/** What was typed into a refused form without scripts is kept for so long. */
export const refusedFormMs = 60 * 60_000

/** Where a submission stands. */
export const submissionStates = ['new', 'open', 'done', 'spam'] as const
export type SubmissionState = (typeof submissionStates)[number]

/** Why a submission was taken for spam. */
export const spamReasons = ['hiddenField', 'links', 'repeated', 'noKey'] as const
export type SpamReason = (typeof spamReasons)[number]

/** The field that people do not see and machines fill in. */
export const hiddenFieldName = 'homepage'

/** Where whoever sends a form without scripts is led: a page that says what became of it. */
export const formReplyPath = '/form-reply'
