type Environment = Readonly<Record<string, string | undefined>>

/**
 * How Node runs a role; see `settleMemory`. The worker makes pictures: buffers of many megabytes, each for a moment. From 128 kB on they
 * come from the system and go back to it at once (glibc else keeps them in pieces); smaller ones lie together (else each thread keeps
 * pieces of its own); and what it keeps of young objects is small.
 */
export function roleProcess(role: 'web' | 'worker', env: Environment): { flags: string[]; env: Environment } {
  const flags = ['--expose-gc']
  if (role === 'web') return { flags, env }
  const limit = String(128 * 1024)
  const memory = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: limit, MALLOC_TRIM_THRESHOLD_: limit }
  return { flags: [...flags, '--max-semi-space-size=2'], env: { ...memory, ...env } }
}
