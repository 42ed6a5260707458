import {
  type NewPasskeyAnswer,
  type PasskeyAnswer,
  accountProblems,
  newPasskeyAnswerSchema,
  passkeyAnswerSchema,
} from '#features/accounts/contract'

/** What a script put into the form: the credential as JSON. */
export function passkeyAnswerOf(text: string): PasskeyAnswer {
  const read = passkeyAnswerSchema.safeParse(jsonOf(text))
  if (!read.success) throw accountProblems.passkeyRefused()
  return read.data
}

export function newPasskeyOf(text: string): NewPasskeyAnswer {
  const read = newPasskeyAnswerSchema.safeParse(jsonOf(text))
  if (!read.success) throw accountProblems.passkeyRefused()
  return read.data
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
