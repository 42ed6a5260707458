/**
 * State of a subscriber; `pending` has not followed the link in the confirmation email. `bounced`: a mail server
 * refused the address for good. `complained`: the person reported an email as spam.
 */
export const subscriberStates = ['pending', 'subscribed', 'unsubscribed', 'bounced', 'complained'] as const
export type SubscriberState = (typeof subscriberStates)[number]

/** States after which the site sends no campaign to an address. No import and no form alone ends them. */
export const suppressedStates = ['bounced', 'complained'] as const satisfies readonly SubscriberState[]
export type SuppressedState = (typeof suppressedStates)[number]
export const isSuppressed = (state: SubscriberState): boolean =>
  suppressedStates.some((suppressed) => suppressed === state)

/** The page behind the links of emails. */
export const newsletterPath = '/newsletter'
/** Least interval between two confirmation emails to the same address. */
export const confirmAgainMs = 10 * 60_000
/** Days after which an unconfirmed address is deleted. */
export const pendingDays = 30

/** Fields of the form of every newsletter block. */
export const newsletterFields = { name: '000000000000000000009101', email: '000000000000000000009102' } as const
