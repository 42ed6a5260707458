import { availableParallelism } from 'node:os'

/**
 * Exit code for failures that a restart cannot solve: a setting, a missing permission. The supervisor then stops too.
 */
export const hopeless = 78

/** Marks the processes of one installation, which share the claim to its folder as long as one of them runs. */
export const sharesClaim = 'QUOIN_SHARES_CLAIM'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Returns Node's options of a role; see `settleMemory`. V8 uses four threads for garbage collection and compilation,
 * however few processors there are: those of the web process leave one to its responses, and share two arenas of glibc
 * (otherwise each thread keeps its own, 8 MB at rest). The worker makes images with short-lived buffers of many
 * megabytes. From 128 kB on they are mapped by the system and returned at once (glibc would otherwise keep them in
 * fragments); smaller ones share one arena; and the space of young objects is small.
 */
export function roleProcess(role: 'web' | 'worker', env: Environment): { flags: string[]; env: Environment } {
  const flags = ['--expose-gc']
  if (role === 'web')
    return { flags: [...flags, `--v8-pool-size=${helpers()}`], env: { MALLOC_ARENA_MAX: '2', ...env } }
  const limit = String(128 * 1024)
  const memory = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: limit, MALLOC_TRIM_THRESHOLD_: limit }
  return { flags: [...flags, '--max-semi-space-size=2'], env: { ...memory, ...env } }
}

function helpers(): number {
  return Math.max(1, Math.min(4, availableParallelism() - 1))
}
