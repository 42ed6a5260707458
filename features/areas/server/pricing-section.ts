import { type Document, desktopColumns, sectionSchema } from '#platform/document'
import { pricingBlockContract } from '../blocks/pricing/pricing.contract.ts'

const section = '000000000000000000001914'
const block = '000000000000000000002914'

/** The section with what opens these areas, below whatever else a screen says. */
export function pricingSection(areaIds: readonly string[]): Pick<Document, 'sections' | 'blocks'> {
  return {
    sections: { [section]: sectionSchema.parse({ id: section, order: 'a1', width: 'site', padding: 'none' }) },
    blocks: {
      [block]: {
        id: block,
        section,
        order: 'a0',
        type: 'pricing',
        version: pricingBlockContract.version,
        props: { areaIds: [...areaIds] },
        locked: true,
        place: { desktop: { x: 0, y: 0, w: desktopColumns, h: 6, z: 0 }, mobile: null },
      },
    },
  }
}
