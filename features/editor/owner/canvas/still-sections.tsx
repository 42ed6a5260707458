import { memo } from 'react'
import type { Document } from '#platform/document'
import { DocumentSections, type PageContext } from '#platform/render'
import { useKnownBlocks } from '../base/blocks.ts'
import { useBlocksOf } from '../base/use-known-blocks.ts'
import { renderableOf } from './canvas-page.tsx'
import { useBlockData } from './use-block-data.tsx'

interface StillSectionsProps {
  document: Document
  page: PageContext
}

/** The sections of a document as visitors see them, without anything of the editor around its blocks. */
export const StillSections = memo(function StillSections({ document, page }: StillSectionsProps) {
  const { data, backgroundOf } = useBlockData(document)
  useBlocksOf(document)
  // Renders again whenever more blocks are loaded.
  useKnownBlocks((state) => state.turn)
  const renderable = renderableOf(document, data, null)
  return <DocumentSections document={document} renderable={renderable} page={page} backgroundOf={backgroundOf} />
})
