import { useMemo } from 'react'
import { fontFacesOf, siteCss } from '#platform/theme'
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
  return useMemo(() => {
    // The parameter makes the styles depend on the loaded blocks.
    if (turn < 0) return ''
    const blocks = [...canvasBlocks.values()].map((block) => block.css)
    return [fontFacesOf(styles).css, siteCss(styles), pageCss, ...blocks, allStyles(dividerStyles), canvasCss].join(
      '\n',
    )
  }, [styles, turn])
}
