import type { Configuration } from '#platform/context'

/** Absolute addresses come from the configuration, never from a request (T1). */
export function platformOrigin({ protocol, platformHost }: Pick<Configuration, 'protocol' | 'platformHost'>): string {
  return `${protocol}://${platformHost}`
}
