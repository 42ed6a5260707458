/** A form block holds at most so many fields. */
export const mostFields = 100
/** So many people are told of each submission. */
export const mostRecipients = 10
/** A key for one submission is good for so long (a page may stand open for a day). */
export const keyLifetimeMs = 24 * 60 * 60_000
/** What was typed into a refused form without scripts is kept for so long. */
export const refusedFormMs = 60 * 60_000

/** Where a submission stands. `held`: in doubt, and nobody has looked at it yet. */
export const submissionStates = ['new', 'open', 'done', 'held', 'spam'] as const
export type SubmissionState = (typeof submissionStates)[number]

/** Why a submission was taken for spam. */
export const spamReasons = ['hiddenField', 'links', 'repeated', 'noKey', 'learned', 'unsure', 'captcha'] as const
export type SpamReason = (typeof spamReasons)[number]

/**
 * How a form tells people from machines: by itself and asking only when in doubt, by a service that the owner chose, or
 * never asking.
 */
export const captchaProviders = ['recaptcha', 'turnstile'] as const
export type CaptchaProvider = (typeof captchaProviders)[number]
export const captchaChoices = ['doubt', ...captchaProviders, 'none'] as const

/** The field that people do not see and machines fill in. Browsers know no such name, and fill in nothing. */
export const hiddenFieldName = 'spare'

/** Where whoever sends a form without scripts is led: a page that says what became of it. */
export const formReplyPath = '/form-reply'
/** A page with one form alone, which a link names: `/fill-in?form=ID`. */
export const formAlonePath = '/fill-in'
