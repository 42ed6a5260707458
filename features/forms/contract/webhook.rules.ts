export const deliveryStates = ['waiting', 'delivered', 'failed'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** Limit per site. */
export const mostWebhooks = 20

const [second, minute, hour] = [1000, 60_000, 3_600_000]
/** Delays between the attempts, as recommended by Standard Webhooks; nothing is sent after the last one. */
export const retryWaitsMs = [0, 5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 10 * hour] as const
