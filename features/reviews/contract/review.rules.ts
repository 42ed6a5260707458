export const reviewMax = 1500
export const ratings = [1, 2, 3, 4, 5] as const
export const reviewStatuses = ['pending', 'approved', 'hidden'] as const
/** The email leaves so long after everything was delivered, and its link works for so long. */
export const askAfterDays = 14
export const requestDays = 120
