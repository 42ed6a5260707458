import { availableParallelism } from 'node:os'

/** The exit code for what a restart cannot mend: a setting, a missing right. The supervisor then stops too. */
export const hopeless = 78

/**
 * Says to the processes of a whole installation that the claim to its folder is theirs, for as long as one of them
 * runs.
 */
export const sharesClaim = 'QUOIN_SHARES_CLAIM'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * How Node runs a role; see `settleMemory`. V8 helps itself to four threads for collecting garbage and for compiling,
 * however few processors there are: those of the web process leave one to its answers. The worker makes images: buffers
 * of many megabytes, each for a moment. From 128 kB on they come from the system and go back to it at once (glibc else
 * keeps them in pieces); smaller ones lie together (else each thread keeps pieces of its own); and what it keeps of
 * young objects is small.
 */
export function roleProcess(role: 'web' | 'worker', env: Environment): { flags: string[]; env: Environment } {
  const flags = ['--expose-gc']
  if (role === 'web') return { flags: [...flags, `--v8-pool-size=${helpers()}`], env }
  const limit = String(128 * 1024)
  const memory = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: limit, MALLOC_TRIM_THRESHOLD_: limit }
  return { flags: [...flags, '--max-semi-space-size=2'], env: { ...memory, ...env } }
}

function helpers(): number {
  return Math.max(1, Math.min(4, availableParallelism() - 1))
}
