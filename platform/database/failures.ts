import { databaseProblems } from './database.problems.ts'

interface Failure {
  code?: unknown
  constraint_name?: unknown
}

/** Whether the database refused a row because another one has the same key. `constraint` is the name of the unique index. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const { code, constraint_name } = (error ?? {}) as Failure
  return code === '23505' && (constraint === undefined || constraint_name === constraint)
}

/** Whether it failed because the database is not there: then the statement may be repeated with the same key. */
export function isUnreachable(error: unknown): boolean {
  const code = String((error as Failure | null)?.code)
  return /^(08|57P0[1235]|53300|CONNECT|ECONN|ENOENT$|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|database\.unreachable)/.test(
    code,
  )
}

/** Whether it lost against another transaction (deadlock, serialization): repeated as a whole, it will pass. */
export function isConflict(error: unknown): boolean {
  return /^40(001|P01)$/.test(String((error as Failure | null)?.code))
}

/** What a person can understand of a failed statement; everything else stays what it is. */
export function asProblem(error: unknown): unknown {
  if (isUnreachable(error)) return Object.assign(databaseProblems.unreachable(), { cause: error })
  if ((error as Failure | null)?.code === '53100') return Object.assign(databaseProblems.diskFull(), { cause: error })
  return error
}
