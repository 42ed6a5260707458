/** One batch of what is signed or sealed with the installation's secret, when the secret is replaced. */
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

export function resealedBatch(rows: readonly { readonly id: string }[], count: number): ResealedBatch {
  return { count, last: rows.length < resealBatchSize ? null : (rows.at(-1)?.id ?? null) }
}
