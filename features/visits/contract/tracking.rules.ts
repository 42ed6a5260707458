/** C9.16, C7.12 */
export const callTimeout = 2500
/** B9.03, B7.02 */
export const traceInterval = 30_000
/** B9.71: 390 days. */
export const analyticsSeconds = 390 * 86_400
/** B9.74, B9.75 */
export const firstFlush = 30_000
export const settingsTimeout = 30_000
/** Longest collection of timings in milliseconds (B4.80, C9.57, R1.51, R1.70). */
export const longestCollection = 60_000
