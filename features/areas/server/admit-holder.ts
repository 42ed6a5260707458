import { deniedScreen, protectedScreen } from '#features/members/server'
import type { Admits, SystemPage } from '#features/pages/server'
import { type Block, type Document, desktopColumns, sectionSchema } from '#platform/document'
import { areaIdsOfDocument } from './areas.queries.ts'
import { openAreas } from './grants.queries.ts'
import { pricingBlockContract } from '../blocks/pricing/pricing.contract.ts'

/** C6.22: a page in areas is visible to people with access to one of them; all others see how to get access. */
export const admitHolder: Admits = async (ctx, { documentId }) => {
  const areaIds = await areaIdsOfDocument(ctx, documentId)
  if (areaIds.length === 0) return { isAdmitted: true }
  if (!ctx.member) return { isAdmitted: false, screen: withPrices(protectedScreen, areaIds) }
  const open = await openAreas(ctx, { memberId: ctx.member.id, areaIds })
  return open.length > 0 ? { isAdmitted: true } : { isAdmitted: false, screen: withPrices(deniedScreen, areaIds) }
}

/** The offer is the purpose of the page: it is on the first screen, also of a phone. */
function folded(block: Block): Block {
  return {
    ...block,
    props: { ...block.props, folds: true },
    place: { ...block.place, desktop: { ...block.place.desktop, h: 1 } },
  }
}

function mapped<T>(record: Readonly<Record<string, T>>, change: (value: T) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([id, value]) => [id, change(value)]))
}

function withPrices(screen: SystemPage, areaIds: readonly string[]): SystemPage {
  return {
    ...screen,
    document: async (ctx) => {
      const document = await screen.document(ctx)
      const { sections, blocks } = pricingSection(areaIds)
      return {
        ...document,
        sections: { ...mapped(document.sections, (section) => ({ ...section, padding: 'small' })), ...sections },
        blocks: { ...mapped(document.blocks, folded), ...blocks },
      }
    },
  }
}

const section = '000000000000000000001914'
const block = '000000000000000000002914'

/** The section with the offers that open these areas, below the rest of the screen. */
function pricingSection(areaIds: readonly string[]): Pick<Document, 'sections' | 'blocks'> {
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
