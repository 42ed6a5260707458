type Environment = Readonly<Record<string, string | undefined>>

/**
 * How Node runs a role; see `settleMemory`. The worker makes pictures: buffers of many megabytes, each for a moment. From 128 kB on they come from
 * the system and go back to it at once (glibc else keeps them in pieces), and what it keeps of young objects is small.
 */
export function roleProcess(role: 'web' | 'worker', env: Environment): { flags: string[]; env: Environment } {
  if (role === 'web') return { flags: ['--expose-gc'], env }
  const limit = String(128 * 1024)
  return {
    flags: ['--expose-gc', '--max-semi-space-size=1', '--optimize-for-size'],
    env: { MALLOC_MMAP_THRESHOLD_: limit, MALLOC_TRIM_THRESHOLD_: limit, ...env },
  }
}
