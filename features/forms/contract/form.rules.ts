/** Limit of fields in a form block. */
export const mostFields = 100
/** Limit of recipients of each submission. */
export const mostRecipients = 10
/** Validity of a submission key: a page may stay open for a day. */
export const keyLifetimeMs = 24 * 60 * 60_000
/** How long the answers of a refused form without scripts are kept. */
export const refusedFormMs = 60 * 60_000

/** State of a submission; `held` waits for a review because it may be spam. */
export const submissionStates = ['new', 'open', 'done', 'held', 'spam'] as const
export type SubmissionState = (typeof submissionStates)[number]

/** Reasons for marking a submission as spam. */
export const spamReasons = ['hiddenField', 'links', 'repeated', 'noKey', 'learned', 'unsure', 'captcha'] as const
export type SpamReason = (typeof spamReasons)[number]

/**
 * How a form keeps out automated submissions: with its own checks that ask only in doubt, with a service of the owner's
 * choice, or not at all.
 */
export const captchaProviders = ['recaptcha', 'turnstile'] as const
export type CaptchaProvider = (typeof captchaProviders)[number]
export const captchaChoices = ['doubt', ...captchaProviders, 'none'] as const

/**
 * A field that people do not see and automated programs fill in. Browsers know no such name, so they do not fill it in.
 */
export const hiddenFieldName = 'spare'

/** Page with the result of a form that was sent without scripts. */
export const formReplyPath = '/form-reply'
/** A page with one form alone, which a link names: `/fill-in?form=ID`. */
export const formAlonePath = '/fill-in'
