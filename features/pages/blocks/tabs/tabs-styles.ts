import type { BlockStyles } from '#platform/render'
import canvasCss from './tabs-canvas.css?inline'
import css from './tabs.css?inline'

/** The canvas, which runs no script of the block, shows the tab that is open in the panel. Pages mark no entries. */
export const tabsStyles: BlockStyles = [{ css }, { css: canvasCss, where: ['data-entry='] }]
