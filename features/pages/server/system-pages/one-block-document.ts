import { type Document, desktopColumns, emptyDocument, type Section, sectionSchema } from '#platform/document'

interface FixedBlock {
  type: string
  version: number
  starts: Record<string, unknown>
}

interface PageOfBlock {
  number: number
  title: string
  rows?: number
  width?: Section['width']
}

/**
 * Returns the document of a page that is one fixed block. Its ids end in the three digits of `number`, so that they
 * are the same on every site.
 */
export function oneBlockDocument(
  { number, title, rows = 12, width = 'site' }: PageOfBlock,
  { type, version, starts }: FixedBlock,
): Document {
  const [id = '', section = '', block = ''] = ['0', '1', '2'].map((kind) => `${kind}${number}`.padStart(24, '0'))
  return {
    ...emptyDocument(id, 'page', { title }),
    sections: { [section]: sectionSchema.parse({ id: section, order: 'a0', width }) },
    blocks: {
      [block]: {
        id: block,
        section,
        order: 'a0',
        type,
        version,
        props: starts,
        locked: true,
        place: { desktop: { x: 0, y: 0, w: desktopColumns, h: rows, z: 0 }, mobile: null },
      },
    },
  }
}
