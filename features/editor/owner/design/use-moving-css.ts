import { useMemo } from 'react'
import { motionCss, type SiteStyles } from '#platform/theme'
import { useKnownBlocks } from '../base/blocks.ts'
import { cssOf } from '../canvas/use-page-css.ts'

/** The style sheet of a page in these styles with the site's motion, as visitors get it. */
export function useMovingCss(styles: SiteStyles): string {
  const turn = useKnownBlocks((state) => state.turn)
  return useMemo(() => (turn < 0 ? '' : cssOf(styles, motionCss(styles), '')), [styles, turn])
}
