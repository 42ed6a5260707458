let leaked: Promise<ReadonlySet<string>> | undefined

/**
 * Reads the most frequently leaked passwords that are long enough to be chosen here. They are loaded when a password is
 * first chosen, which happens rarely.
 */
async function readLeaked(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].map((word) => word.toLowerCase()))
}

/** Digits and punctuation that people append when a password is refused. */
const appended = new Set('0123456789!?.,@#$%&*_+-')

/**
 * Tells whether it is one of the 49,000 most frequently leaked passwords, in any case, or one followed by digits and
 * signs alone. The list is part of the program; no service is asked.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  leaked ??= readLeaked()
  const words = await leaked
  const plain = password.toLowerCase()
  let end = plain.length
  while (end > 0 && appended.has(plain.charAt(end - 1))) end -= 1
  return words.has(plain) || words.has(plain.slice(0, end))
}
