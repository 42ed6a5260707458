import type { Supervised, SuperviseOptions } from './supervise.ts'

/** Message from the preparing process to the launcher: the roles to run and their environment. */
export interface Opened extends Pick<SuperviseOptions, 'roles' | 'env'> {
  /** Folder of the installation's own database; null for an external one. */
  readonly ownDatabase: string | null
}

/**
 * Called in the process that prepares the start. The launcher runs the roles, reports that they serve, and continues
 * without this process.
 */
export function runByLauncher({ roles, env, ownDatabase }: Opened): Supervised {
  const { promise: ready, resolve: serve } = Promise.withResolvers<void>()
  const { promise: failed, resolve: fail } = Promise.withResolvers<number>()
  process.once('message', () => serve())
  process.once('disconnect', () => fail(1))
  process.send?.({ roles, env, ownDatabase } satisfies Opened)
  return { ready, failed, stop: async () => {}, isElsewhere: true }
}
