/** A part of a block's style sheet. */
export interface StylePart {
  css: string
  /** It is sent with HTML that holds one of these texts; without any, wherever the block is. */
  where?: readonly string[]
}

/** Styles of a block: all of them go with every page that contains it, or each part with the pages that need it. */
export type BlockStyles = string | readonly StylePart[]

/** Returns those of a block's styles that the HTML needs, in order. */
export function stylesFor(styles: BlockStyles, html: readonly string[]): string {
  if (typeof styles === 'string') return styles
  const isNeeded = ({ where }: StylePart) =>
    !where || where.some((text) => html.some((fragment) => fragment.includes(text)))
  return styles.flatMap((part) => (isNeeded(part) ? part.css : [])).join('')
}

/** For an editor, where any of it may be wanted next. */
export function allStyles(styles: BlockStyles): string {
  return typeof styles === 'string' ? styles : styles.map(({ css }) => css).join('')
}
