export const reviewMax = 1500
export const ratings = [1, 2, 3, 4, 5] as const
/** Limits for the photos of one review. */
export const photosMax = 4
export const photoMbMax = 10
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const
export const photoStates = ['waiting', 'ready', 'failed'] as const
export const photoFiles = { large: 'large.webp', small: 'small.webp' } as const
export const reviewStatuses = ['pending', 'approved', 'hidden'] as const
/** Days from delivery until the email is sent, and days for which its link is valid. */
export const askAfterDays = 14
export const requestDays = 120
