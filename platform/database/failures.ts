import { Problem } from '../contract/problem.ts'
import { databaseProblems } from './database.problems.ts'

interface Failure {
  code?: unknown
  constraint_name?: unknown
}

/**
 * Whether the database refused a row because another one has the same key. `constraint` is the name of the unique
 * index.
 */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const { code, constraint_name } = (error ?? {}) as Failure
  return code === '23505' && (constraint === undefined || constraint_name === constraint)
}

/** Whether it failed because the database was unreachable, so that the statement may be repeated with the same key. */
export function isUnreachable(error: unknown): boolean {
  const code = String((error as Failure | null)?.code)
  return /^(08|25P0[34]|57P0[1235]|53300|CONNECT|ECONN|ENOENT$|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|database\.(?:unreachable|exhausted|out_of_time|read_only|disk_full)$)/.test(
    code,
  )
}

/**
 * Whether the server accepts no changes, because it became a replica of another one; a new connection may reach the
 * other.
 */
export function isReadOnly(error: unknown): boolean {
  return String((error as Failure | null)?.code) === '25006'
}

/** Whether a statement, a lock or a transaction took longer than it may. */
export function isOutOfTime(error: unknown): boolean {
  return /^(57014|55P03|25P03|25P04)$/.test(String((error as Failure | null)?.code))
}

/** Whether it lost against another transaction (deadlock, serialization): repeated as a whole, it will succeed. */
export function isConflict(error: unknown): boolean {
  return /^40(001|P01)$/.test(String((error as Failure | null)?.code))
}

/** Converts failures that a person can understand to problems; others stay unchanged. */
export function asProblem(error: unknown): unknown {
  if (error instanceof Problem) return error
  if (isReadOnly(error)) return Object.assign(databaseProblems.readOnly(), { cause: error })
  if (isOutOfTime(error)) return Object.assign(databaseProblems.outOfTime(), { cause: error })
  if (isUnreachable(error)) return Object.assign(databaseProblems.unreachable(), { cause: error })
  if ((error as Failure | null)?.code === '53100')
    return Object.assign(databaseProblems.diskFull({ status: 507 }), { cause: error })
  return error
}
