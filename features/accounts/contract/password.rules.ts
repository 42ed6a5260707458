/** T34: passwords are limited in length, so that hashing is cheap, and have no composition rules. */
export const passwordMin = 8
export const passwordMax = 256
/** The form recommends a longer password below this length, but accepts it. */
export const passwordAdvised = 15

export const nameMax = 120
export const emailMax = 256
