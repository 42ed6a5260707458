import { accountProblems, emailSchema, personNameSchema } from '#features/accounts/contract'

/** Parses a typed email address, or throws the problem that describes a valid one. */
export function emailOf(typed: string): string {
  const read = emailSchema.safeParse(typed)
  if (!read.success) throw accountProblems.emailUnfit()
  return read.data
}

export function nameOf(typed: string): string {
  const read = personNameSchema.safeParse(typed)
  if (!read.success) throw accountProblems.nameUnfit()
  return read.data
}
