/** Where somebody on a list stands. `pending`: the link in the email of confirmation was not followed yet. */
export const subscriberStates = ['pending', 'subscribed', 'unsubscribed'] as const
export type SubscriberState = (typeof subscriberStates)[number]

/** The page behind the links of emails. */
export const newsletterPath = '/newsletter'
/** Least interval between two confirmation emails to the same address. */
export const confirmAgainMs = 10 * 60_000
/** An address that nobody confirmed is forgotten after so many days. */
export const pendingDays = 30

/** Fields of the form of every newsletter block. */
export const newsletterFields = { name: '000000000000000000009101', email: '000000000000000000009102' } as const
