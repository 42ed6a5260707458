import { deniedScreen, protectedScreen } from '#features/members/server'
import type { Admits, SystemPage } from '#features/pages/server'
import type { Block } from '#platform/document'
import { areaIdsOfDocument } from './areas.queries.ts'
import { openAreas } from './grants.queries.ts'
import { pricingSection } from './pricing-section.ts'

/** C6.22: a page that belongs to areas is seen by those to whom one of them is open; others see what opens it. */
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
