/** Limit of fields in a form block. */
export const mostFields = 100
/** Limit of recipients of each submission. */
export const mostRecipients = 10
/** Validity of a submission key: a page may stay open for a day. */
export const keyLifetimeMs = 24 * 60 * 60_000
/** How long the answers of a refused form without scripts are kept. */
export const refusedFormMs = 60 * 60_000

/** State of a submission. `held`: in doubt and not yet reviewed. */
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

/** Page with the result of a form that was sent without scripts. */
export const formReplyPath = '/form-reply'
/** A page with one form alone, which a link names: `/fill-in?form=ID`. */
export const formAlonePath = '/fill-in'
