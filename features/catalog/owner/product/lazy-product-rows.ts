import { lazyPart } from '#platform/ui'

/** Fetched with the first panel that shows them: an editor that only draws products does not wait for their fields. */
export const ChosenProductRows = lazyPart(() =>
  import('../panels/chosen-product-rows.tsx').then((rows) => rows.ChosenProductRows),
)
