import { block } from '#platform/render/server'
import { markdownBlockContract } from './markdown.contract.ts'
import { markdownImporter } from './markdown.importer.ts'
import { loadMarkdown } from './markdown.loader.ts'
import { MarkdownView } from './markdown.view.tsx'

export const markdownBlock = block({
  contract: markdownBlockContract,
  view: MarkdownView,
  loader: loadMarkdown,
  importer: markdownImporter,
})
