import { dictionary } from '@zxcvbn-ts/language-common'

// Of the passwords that leaked most often, those that are long enough to be chosen here, in the order of how often they did.
const leaked: ReadonlySet<string> = new Set(dictionary['passwords-common'].map((word) => word.toLowerCase()))

/** Digits and signs that people append when a password is refused. */
const appended = new Set('0123456789!?.,@#$%&*_+-')

/**
 * Whether it is one of the 49,000 passwords that leaked most often, in whatever case it is written, or one with no more than digits and
 * signs after it. Asks nobody: the list comes with the program.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase()
  let end = plain.length
  while (end > 0 && appended.has(plain.charAt(end - 1))) end -= 1
  return leaked.has(plain) || leaked.has(plain.slice(0, end))
}
