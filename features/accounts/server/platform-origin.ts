import type { Configuration } from '#platform/context'

/** Absolute addresses are made from what is configured, never from a request (T1). */
export function platformOrigin({ protocol, platformHost }: Pick<Configuration, 'protocol' | 'platformHost'>): string {
  return `${protocol}://${platformHost}`
}
