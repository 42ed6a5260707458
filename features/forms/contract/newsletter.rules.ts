/** State of a subscriber; `pending` has not followed the link in the confirmation email. */
export const subscriberStates = ['pending', 'subscribed', 'unsubscribed'] as const
export type SubscriberState = (typeof subscriberStates)[number]

/** The page behind the links of emails. */
export const newsletterPath = '/newsletter'
/** Least interval between two confirmation emails to the same address. */
export const confirmAgainMs = 10 * 60_000
/** Days after which an unconfirmed address is deleted. */
export const pendingDays = 30

/** Fields of the form of every newsletter block. */
export const newsletterFields = { name: '000000000000000000009101', email: '000000000000000000009102' } as const
