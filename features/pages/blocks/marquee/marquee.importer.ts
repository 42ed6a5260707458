import type { PieceImporter } from '#platform/block'
import type { MarqueeProps } from './marquee.contract.ts'

export const marqueeImporter: PieceImporter<MarqueeProps> = {
  marquee: ({ items }, { freshId }) => ({
    props: { items: items.map(({ text, url }) => ({ id: freshId(), text: text.slice(0, 200), href: url })) },
  }),
}
