import {
  type NewPasskeyAnswer,
  type PasskeyAnswer,
  accountProblems,
  newPasskeyAnswerSchema,
  passkeyAnswerSchema,
} from '#features/accounts/contract'
import { jsonInText } from '#platform/http'

/** Parses the credential that a script put into the form as JSON. */
export function passkeyAnswerOf(text: string): PasskeyAnswer {
  const read = passkeyAnswerSchema.safeParse(jsonInText(text))
  if (!read.success) throw accountProblems.passkeyRefused()
  return read.data
}

export function newPasskeyOf(text: string): NewPasskeyAnswer {
  const read = newPasskeyAnswerSchema.safeParse(jsonInText(text))
  if (!read.success) throw accountProblems.passkeyRefused()
  return read.data
}
