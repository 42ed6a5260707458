import type { Supervised, SuperviseOptions } from './supervise.ts'

/** Message from the preparing process to the launcher: the roles to run and their environment. */
export interface Opened extends Pick<SuperviseOptions, 'roles' | 'env'> {
  /** Where the database runs that is the installation's own. */
  readonly ownDatabase: string | null
}

/**
 * In the process that prepares: the launcher runs the roles, says when they serve, and goes on without this process.
 */
export function runByLauncher({ roles, env, ownDatabase }: Opened): Supervised {
  const { promise: ready, resolve: serve } = Promise.withResolvers<void>()
  const { promise: failed, resolve: fail } = Promise.withResolvers<number>()
  process.once('message', () => serve())
  process.once('disconnect', () => fail(1))
  process.send?.({ roles, env, ownDatabase } satisfies Opened)
  return { ready, failed, stop: async () => {}, isElsewhere: true }
}
