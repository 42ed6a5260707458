import type { PlatformContext, OutsideTransaction } from '#platform/context'

/** A `bad` finding must be repaired; a `note` is information. */
export interface Finding {
  readonly level: 'good' | 'note' | 'bad'
  readonly says: string
}

export interface Check {
  readonly about: string
  readonly look: (ctx: OutsideTransaction<PlatformContext>) => Promise<readonly Finding[]>
}

export const good = (says: string): Finding => ({ level: 'good', says })
export const note = (says: string): Finding => ({ level: 'note', says })
export const bad = (says: string): Finding => ({ level: 'bad', says })
