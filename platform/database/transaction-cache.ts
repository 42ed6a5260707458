/** Name of a value in the caches of transactions, with the type of that value. Created once, by `cacheKey`. */
export interface CacheKey<V> {
  readonly name: string
  /** Exists for its type only. */
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
 * The cache is a property of its transaction, and no older object refers to it. With an old WeakMap, a young collection
 * of V8 would keep every value, and a whole request with it, until the next full one.
 */
export function transactionCache(): TransactionCache {
  let values: Map<CacheKey<unknown>, unknown> | undefined
  return {
    get: <V>(key: CacheKey<V>) => values?.get(key) as V | undefined,
    set: (key, value) => void (values ??= new Map()).set(key, value),
    delete: (key) => void values?.delete(key),
  }
}
