/**
 * Lets a feature request contributions from later ones. It declares the point in its public server interface; later
 * features list their contributions under `provides`; it reads all of them with `provided`. `In` is the contribution of
 * one feature, `Out` the joined result.
 */
export interface ExtensionPoint<In, Out> {
  /** `catalog.product-dependents`: the feature that declares the point, and its purpose. Errors name it. */
  readonly name: string
  /** Value where no feature provides any. */
  readonly none: Out
  // A method, so that points of different types stand in one map.
  join(values: readonly In[]): Out
}

/** A feature's contribution to a point. `provide` creates it; its types have been checked there. */
export interface Provision {
  readonly point: ExtensionPoint<unknown, unknown>
  readonly value: unknown
}

/** Joined contributions to all points: read with `provided`. */
export type Provided = ReadonlyMap<ExtensionPoint<unknown, unknown>, unknown>

/** A point for which any number of features provide something; it is read as a list, in the order of the features. */
export function extensionPoint<T>(name: string): ExtensionPoint<T, readonly T[]> {
  return { name, none: [], join: (values) => values }
}

/**
 * An extension point with keys (paths, labels): features provide records, and a key of two features is an error at
 * start.
 */
export function keyedPoint<T>(name: string): ExtensionPoint<Readonly<Record<string, T>>, ReadonlyMap<string, T>> {
  const join = (values: readonly Readonly<Record<string, T>>[]): ReadonlyMap<string, T> => {
    const found = new Map<string, T>()
    for (const [key, value] of values.flatMap((record) => Object.entries(record))) {
      if (found.has(key)) throw new Error(`Two features provide “${key}” for ${name}.`)
      found.set(key, value)
    }
    return found
  }
  return { name, none: new Map(), join }
}

/**
 * An extension point with one provider: a second one is an error at start. A missing one is detected when the features
 * are joined.
 */
export function singlePoint<T>(name: string): ExtensionPoint<T, T | undefined> {
  const join = (values: readonly T[]): T | undefined => {
    if (values.length > 1) throw new Error(`Two features provide ${name}, of which there is one.`)
    return values[0]
  }
  return { name, none: undefined, join }
}

/** A line of `Feature.provides`. */
export function provide<In, Out>(point: ExtensionPoint<In, Out>, value: NoInfer<In>): Provision {
  return { point, value: value }
}

/**
 * Returns the contributions of this product's features to a point. It is a map look-up: everything was joined at start.
 */
export function provided<In, Out>(product: { readonly provided: Provided }, point: ExtensionPoint<In, Out>): Out {
  const found = product.provided.get(point)
  // `joinProvisions` wrote under each point what its own `join` returned.
  return found === undefined ? point.none : (found as Out)
}

/** Joins what features provide, in their order; two points of one name are an error. */
export function joinProvisions(provisions: readonly Provision[]): Provided {
  const byPoint = Map.groupBy(provisions, ({ point }) => point)
  const names = new Set<string>()
  for (const { name } of byPoint.keys()) {
    if (names.has(name)) throw new Error(`Two extension points are called ${name}.`)
    names.add(name)
  }
  return new Map([...byPoint].map(([point, list]) => [point, point.join(list.map(({ value }) => value))]))
}
