import { block } from '#platform/render/server'
import css from '../../visitor/term-list.css?inline'
import { archiveImporter } from './archive.importer.ts'
import { archiveBlockContract } from './archive.contract.ts'
import { loadArchives } from './archive.loader.ts'
import { ArchiveView } from './archive.view.tsx'

export const archiveBlock = block({
  contract: archiveBlockContract,
  loader: loadArchives,
  view: ArchiveView,
  css,
  importer: archiveImporter,
})
