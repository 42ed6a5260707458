import type { PieceImporter } from '#platform/block'
import type { MarkdownProps } from './markdown.contract.ts'

export const markdownImporter: PieceImporter<MarkdownProps> = { markdown: ({ text }) => ({ props: { source: text } }) }
