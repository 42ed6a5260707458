import { useMemo } from 'react'
import { documentsApi, pagesApi } from '#features/pages/contract'
import { useCall } from '#platform/ui'
import { fontFacesOf, siteCss, stylesFrom } from '#platform/theme'
import { pageCss } from '#platform/render'
import { canvasBlocks, useKnownBlocks } from '../base/blocks.ts'
import { canvasCss } from './canvas-css.ts'

/**
 * The style sheet of the page as visitors get it, from the draft of the site's styles, and the editor's marks behind
 * it.
 */
export function usePageCss(): string {
  const list = useCall(pagesApi.list, { kind: 'styles' })
  const id = list.data?.pages[0]?.id
  const draft = useCall(documentsApi.draft, { id: id ?? '' }, { enabled: id !== undefined })
  const settings = draft.data?.document.settings
  const turn = useKnownBlocks((state) => state.turn)
  return useMemo(() => {
    // The parameter makes the styles depend on the loaded blocks.
    if (turn < 0) return ''
    const styles = stylesFrom(settings)
    const blocks = [...canvasBlocks.values()].map((block) => block.css)
    return [fontFacesOf(styles).css, siteCss(styles), pageCss, ...blocks, canvasCss].join('\n')
  }, [settings, turn])
}
