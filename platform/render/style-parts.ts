/** A part of a block's style sheet. */
export interface StylePart {
  css: string
  /** Texts of HTML with which it is sent; absent for all pages with the block. */
  where?: readonly string[]
}

/** Styles of a block: all of them for every page with it, or each part for the pages that need it. */
export type BlockStyles = string | readonly StylePart[]

/** Returns those of a block's styles that the HTML needs, in order. */
export function stylesFor(styles: BlockStyles, html: readonly string[]): string {
  if (typeof styles === 'string') return styles
  const isNeeded = ({ where }: StylePart) =>
    !where || where.some((text) => html.some((fragment) => fragment.includes(text)))
  return styles.flatMap((part) => (isNeeded(part) ? part.css : [])).join('')
}

/** Returns all styles, for an editor in which any may be needed next. */
export function allStyles(styles: BlockStyles): string {
  return typeof styles === 'string' ? styles : styles.map(({ css }) => css).join('')
}
