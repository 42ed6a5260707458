import type { PieceImporter } from '#platform/block'
import type { AccordionProps } from './accordion.contract.ts'

export const accordionImporter: PieceImporter<AccordionProps> = {
  accordion: ({ items, allowMultiple, firstOpen }, { freshId }) => ({
    props: {
      items: items.map(({ title, nodes }) => ({
        id: freshId(),
        title: title.slice(0, 300),
        text: { type: 'doc', content: nodes.length > 0 ? nodes : [{ type: 'paragraph' }] },
      })),
      allowMultiple,
      firstOpen,
    },
  }),
}
