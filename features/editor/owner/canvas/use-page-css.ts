import { useMemo } from 'react'
import { fontFacesOf, siteCss, type SiteStyles } from '#platform/theme'
import { allStyles, dividerStyles, pageCss } from '#platform/render'
import { canvasBlocks, useKnownBlocks } from '../base/blocks.ts'
import { useSiteStyles } from '../base/use-site-styles.ts'
import { canvasCss } from './canvas-css.ts'

/**
 * The style sheet of the page as visitors get it, from the draft of the site's styles, and the editor's marks behind
 * it.
 */
export function usePageCss(): string {
  const styles = useSiteStyles()
  const turn = useKnownBlocks((state) => state.turn)
  // The parameter makes the styles depend on the loaded blocks.
  return useMemo(() => (turn < 0 ? '' : cssOf(styles, '', canvasCss)), [styles, turn])
}

/** Blocks are still on the editor's canvas, so the site's motion is not part of every style sheet. */
export function cssOf(styles: SiteStyles, motion: string, marks: string): string {
  const blocks = [...canvasBlocks.values()].map((block) => block.css)
  return [fontFacesOf(styles).css, siteCss(styles), motion, pageCss, ...blocks, allStyles(dividerStyles), marks].join(
    '\n',
  )
}
