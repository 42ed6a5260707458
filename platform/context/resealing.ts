import type { OutsideTransaction, PlatformContext, SiteTransaction } from './index.ts'
import { extensionPoint } from './extension-point.ts'

/** A batch of data signed or encrypted with the installation's secret, when the secret is replaced. */
export interface ResealBatch {
  /** The key of the last row of the previous batch; empty at the beginning. */
  readonly after: string
  /** Counts the rows without changing them. */
  readonly isTrial: boolean
}

export interface ResealedBatch {
  /** Number of rows that were, or in a trial are, under a former secret. */
  readonly count: number
  /** null after the last batch. */
  readonly last: string | null
}

/** Data that a feature seals or signs with the installation's secret. */
export interface SealedData<C> {
  /** Names the data in reports: `payment keys`. */
  readonly name: string
  readonly reseal: (ctx: C, batch: ResealBatch) => Promise<ResealedBatch>
}

/** Sealed data of the whole installation. */
export const sealedOfInstallation = extensionPoint<SealedData<OutsideTransaction<PlatformContext>>>(
  'platform.sealed-of-installation',
)

/** Sealed data of each site. */
export const sealedOfSites = extensionPoint<SealedData<SiteTransaction>>('platform.sealed-of-sites')

/** Ends the links of a site that a former secret signed. */
export const formerLinks = extensionPoint<(tx: SiteTransaction) => Promise<void>>('platform.former-links')

/** Rows of one batch: few enough for a short transaction. */
export const resealBatchSize = 500

/**
 * Processes the rows of a batch. `renew` returns a row's value sealed with the current secret, null when it already is;
 * `write` stores it, and is not called in a trial.
 */
export async function resealRows<Row extends { readonly id: string }, Renewed>(
  rows: readonly Row[],
  { isTrial }: Pick<ResealBatch, 'isTrial'>,
  renew: (row: Row) => Renewed | null,
  write: (renewed: Renewed, row: Row) => Promise<unknown>,
): Promise<ResealedBatch> {
  let count = 0
  for (const row of rows) {
    const renewed = renew(row)
    if (renewed === null) continue
    count += 1
    if (!isTrial) await write(renewed, row)
  }
  return { count, last: rows.length < resealBatchSize ? null : (rows.at(-1)?.id ?? null) }
}
