/** Long enough, short enough to hash cheaply, and without composition rules (T34). */
export const passwordMin = 8
export const passwordMax = 256
/** Below this length the form suggests a longer password, and takes the short one. */
export const passwordAdvised = 15

export const nameMax = 120
export const emailMax = 256
