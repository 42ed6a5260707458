/** The name of a value in the caches of transactions, and the type of that value. Made once, by `cacheKey`. */
export interface CacheKey<V> {
  readonly name: string
  /** Never there: it only carries the type. */
  readonly value?: V
}

/** Values cached for the life of one transaction. */
export interface TransactionCache {
  get: <V>(key: CacheKey<V>) => V | undefined
  set: <V>(key: CacheKey<V>, value: V) => void
  delete: (key: CacheKey<unknown>) => void
}

export function cacheKey<V>(name: string): CacheKey<V> {
  return { name }
}

/**
 * The cache lies on its transaction and is reached by nothing older: a young collection of V8 takes every value in an
 * old WeakMap as still used, so that whatever hangs on a value (here: a whole request) would live on until the next
 * full one.
 */
export function transactionCache(): TransactionCache {
  let values: Map<CacheKey<unknown>, unknown> | undefined
  return {
    get: <V>(key: CacheKey<V>) => values?.get(key) as V | undefined,
    set: (key, value) => void (values ??= new Map()).set(key, value),
    delete: (key) => void values?.delete(key),
  }
}
