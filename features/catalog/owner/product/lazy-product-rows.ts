import { lazyPart } from '#platform/ui'

/** Loaded with the first panel that needs it, so that an editor does not wait for these fields. */
export const ChosenProductRows = lazyPart(() =>
  import('../panels/chosen-product-rows.tsx').then((rows) => rows.ChosenProductRows),
)
