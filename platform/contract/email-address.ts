/** RFC 5321 allows 256 with the angle brackets. */
const longest = 254
const written = /^[^\s@<>()[\],;:\\"]{1,64}@[^\s@<>()[\],;:\\".]+(?:\.[^\s@<>()[\],;:\\".]+)*\.[\p{L}\p{N}-]{2,63}$/u
/** Control characters, the line and paragraph separators, and marks that change the direction of text. */
const unfit = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

/**
 * Tells whether a text is the address of a single mailbox. Every form has the same rule, and the mailer accepts every
 * address that it accepts.
 */
export function isEmailAddress(text: string): boolean {
  return text.length <= longest && written.test(text) && !unfit.test(text)
}
