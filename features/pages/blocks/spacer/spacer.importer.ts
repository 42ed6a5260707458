import type { PieceImporter } from '#platform/block'
import type { SpacerProps } from './spacer.contract.ts'

const pixelsOfRow = 50
const mostRows = 8

export const spacerImporter: PieceImporter<SpacerProps> = {
  spacer: ({ pixels }) => ({
    props: {},
    rows: Math.min(mostRows, Math.max(1, Math.round(pixels / pixelsOfRow))),
  }),
}
