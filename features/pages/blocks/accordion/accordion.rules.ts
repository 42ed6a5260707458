/** C4.11, C9.02: milliseconds. */
export const accordionDuration = 250
