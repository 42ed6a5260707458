import type { Configuration } from '#platform/context'

/** T1: absolute addresses are built from the configuration, never from a request. */
export function platformOrigin({ protocol, platformHost }: Pick<Configuration, 'protocol' | 'platformHost'>): string {
  return `${protocol}://${platformHost}`
}
