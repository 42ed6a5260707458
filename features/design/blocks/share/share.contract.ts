import { messages } from '#platform/i18n'
import { z } from 'zod'
import { blockContract, text } from '#platform/block'
import { shareServices } from './share.rules.ts'

const names = messages('design.palette')

const props = z.object({
  /** Empty uses the default label. */
  label: text(60).default(''),
  /** Shown in an order of our own. */
  services: z
    .array(z.enum(shareServices))
    .max(20)
    .default(['whatsapp', 'facebook', 'x', 'bluesky', 'linkedin', 'email']),
  align: z.enum(['start', 'center', 'end']).default('start'),
})
export type ShareProps = z.infer<typeof props>

const starts: ShareProps = props.parse({})

/**
 * A button that shares the page: with the system's dialog where the browser has one, otherwise with a menu of plain
 * links.
 */
export const shareBlockContract = blockContract({
  type: 'share',
  number: 911,
  palette: {
    group: 'social',
    name: names.message('share'),
    keywords: names.message('share.keywords'),
  },
  props,
  starts,
  size: { w: 6, h: 1 },
  examples: {
    some: { props: starts },
    every: { props: { ...starts, label: 'Tell a friend', services: [...shareServices], align: 'center' } },
    copyOnly: { props: { ...starts, services: [], align: 'end' } },
  },
})
