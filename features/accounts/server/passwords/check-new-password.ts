import { isCommonPassword } from './common-passwords.ts'
import { passwordMax, passwordMin } from '../../contract/password.rules.ts'
import { accountProblems } from '../../contract/accounts.problems.ts'

/** Throws the fault of a new password. `own` are words that others would guess first: address and name. */
export async function checkNewPassword(password: string, own: readonly string[] = []): Promise<void> {
  if ([...password].length < passwordMin) throw accountProblems.passwordTooShort({ min: passwordMin })
  if (password.length > passwordMax) throw accountProblems.passwordTooLong({ max: passwordMax })
  const plain = password.toLowerCase()
  const guesses = own.flatMap((word) => [word, word.split('@')[0] ?? word]).map((word) => word.toLowerCase())
  if ((await isCommonPassword(password)) || guesses.includes(plain)) throw accountProblems.passwordTooCommon()
}
