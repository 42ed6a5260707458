/** A batch of data signed or encrypted with the installation's secret, when the secret is replaced. */
export interface ResealBatch {
  /** The key of the last row of the batch before; empty: from the beginning. */
  readonly after: string
  /** Rows are counted and stay as they are. */
  readonly isTrial: boolean
}

export interface ResealedBatch {
  /** Rows that were, or in a trial are, under a secret of before. */
  readonly count: number
  /** null: that was the last batch. */
  readonly last: string | null
}

/** Rows of one batch: few enough for a short transaction. */
export const resealBatchSize = 500

/**
 * Processes the rows of a batch. `renew` returns a row's value under the present secret, null where it has it already;
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
