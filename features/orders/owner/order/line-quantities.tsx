import { z } from 'zod'
import { ThumbnailsProvider, Thumbnail } from '#features/catalog/owner'
import { GroupError, NumberField, useWords } from '#platform/ui'
import type { OrderLine } from '../../contract/index.ts'
import { orderFormsMessages } from '../order-forms.messages.ts'

/** Quantities by the id of their line, of which at least one is positive. */
export const quantitiesSchema = z
  .record(z.string(), z.int().min(0))
  .refine((quantities) => Object.values(quantities).some((quantity) => quantity > 0))

export type Quantities = Readonly<Record<string, number>>

interface Props {
  lines: readonly { line: Pick<OrderLine, 'id' | 'title' | 'variantTitle' | 'image'>; most: number }[]
  value: Quantities
  onChange: (quantities: Record<string, number>) => void
  error?: string | null
}

/** Fields for the quantity of each line to ship, return or refund. */
export function LineQuantities({ lines, value, onChange, error = null }: Props) {
  const t = useWords(orderFormsMessages)
  return (
    <ThumbnailsProvider ids={lines.map(({ line }) => line.image)}>
      <ul className="order-quantities">
        {lines.map(({ line, most }) => (
          <li key={line.id}>
            <Thumbnail asset={line.image} />
            <span>
              {line.title}
              {line.variantTitle && <span className="q-hint">{line.variantTitle}</span>}
            </span>
            <NumberField
              aria-label={t('quantityOf', { title: [line.title, line.variantTitle].filter(Boolean).join(' · ') })}
              value={value[line.id] ?? 0}
              minValue={0}
              maxValue={most}
              {...(most < 1000 && { suffix: `/ ${most}` })}
              onChange={(quantity) => onChange({ ...value, [line.id]: Number.isNaN(quantity) ? 0 : quantity })}
            />
          </li>
        ))}
      </ul>
      <GroupError error={error} />
    </ThumbnailsProvider>
  )
}

/** The lines of which anything is chosen, as operations take them. */
export function chosenOf(quantities: Quantities): { lineId: string; quantity: number }[] {
  return Object.entries(quantities)
    .filter(([, quantity]) => quantity > 0)
    .map(([lineId, quantity]) => ({ lineId, quantity }))
}
