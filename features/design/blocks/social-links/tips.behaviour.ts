import { behaviour } from '#platform/islands'
import { tooltips } from '#platform/visitor'

/** What carries `data-tip` says it under the pointer and to the keyboard. */
export const tips = behaviour<object>('tips', (root) => tooltips(root))
