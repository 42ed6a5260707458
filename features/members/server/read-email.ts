import { accountProblems, emailSchema, personNameSchema } from '#features/accounts/contract'

/** What was typed as an address, or the problem that says how one is written. */
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
