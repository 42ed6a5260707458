import { enumerations } from '#platform/contract'
import { memo, useMemo } from 'react'
import type { Document } from '#platform/document'
import { DocumentSections, type PageContext } from '#platform/render'
import { useLanguage } from '#platform/ui'
import { useKnownBlocks } from '../../base/blocks.ts'
import { renderableOf } from '../../canvas/canvas-page.tsx'
import { useBlockData } from '../../canvas/use-block-data.tsx'
import { useSiteLanguage } from '../../base/use-site-language.ts'
import { pageOfTemplate, type SectionTemplate } from './section-templates.ts'

/** A section that can be added: one to begin with, or one that was saved on this site. */
export type SectionChoice = { id: string; name: string } & (
  | { template: SectionTemplate }
  | {
      saved: Document
      /** True for a section that is the same on all pages. */
      isLinked?: boolean
    }
)

export const SectionMiniature = memo(function SectionMiniature({ choice }: { choice: SectionChoice }) {
  // Templates may contain blocks that are not loaded yet.
  const turn = useKnownBlocks((state) => state.turn)
  const document = useMemo(
    () => (turn < 0 ? null : 'saved' in choice ? choice.saved : pageOfTemplate(choice.template)),
    [choice, turn],
  )
  if (!document) return null
  return 'saved' in choice ? <Loaded document={document} /> : <Drawn document={document} data={none} />
})

const none: ReadonlyMap<string, unknown> = new Map()

/** Loads the images and products of a saved section; templates have none. */
function Loaded({ document }: { document: Document }) {
  const { data, backgroundOf } = useBlockData(document)
  return <Drawn document={document} data={data} backgroundOf={backgroundOf} />
}

interface DrawnProps {
  document: Document
  data: ReadonlyMap<string, unknown>
  backgroundOf?: ReturnType<typeof useBlockData>['backgroundOf']
}

function Drawn({ document, data, backgroundOf }: DrawnProps) {
  const language = useLanguage()
  const site = useSiteLanguage().language ?? language
  const page = useMemo<PageContext>(
    () => ({
      locale: site,
      language: site,
      path: '/',
      pageType: enumerations.pageTypes.page,
      documentId: document.id,
      locks: [],
      site: { id: '', title: '', baseUrl: '' },
      editing: true,
      ownerLanguage: language,
    }),
    [site, language, document.id],
  )
  const renderable = useMemo(() => renderableOf(document, data, null), [document, data])
  return (
    <DocumentSections document={document} renderable={renderable} page={page} {...(backgroundOf && { backgroundOf })} />
  )
}
