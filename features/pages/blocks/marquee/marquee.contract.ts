import { messages } from '#platform/i18n'
import { z } from 'zod'
import { blockContract, text } from '#platform/block'
import { idSchema } from '#platform/contract'
import { marqueeDirections } from './marquee.rules.ts'

const names = messages('pages.palette')

const props = z.object({
  items: z
    .array(z.object({ id: idSchema, text: text(200), href: z.string().max(2000).default('') }))
    .max(40)
    .default([]),
  size: z.enum(['text', 'heading', 'display']).default('heading'),
  sign: z.enum(['none', 'dot', 'dash', 'star']).default('dot'),
  waveFrequency: z.number().min(0.25).max(10).default(1),
  /** 0 for a straight line, 1 for a wave as high as the words. */
  waveIntensity: z.number().min(0).max(2).default(0),
  animationDirection: z.enum(marqueeDirections).default('left'),
  animationSpeed: z.number().min(0.1).max(5).default(1),
  pausedOnHover: z.boolean().default(false),
})
export type MarqueeProps = z.infer<typeof props>

const starts = props.parse({})
const item = (n: number, words: string, href = '') => ({ id: `65a1f0c2e4b0a1b2c3d4eb0${n}`, text: words, href })
const items = [item(1, 'Rye on Tuesdays'), item(2, 'Spelt every day'), item(3, 'Order before three', '/order')]

export const marqueeBlockContract = blockContract({
  type: 'marquee',
  palette: {
    group: 'layout',
    name: names.message('marquee'),
    keywords: names.message('marquee.keywords'),
  },
  props,
  starts,
  size: { w: 24, h: 3 },
  examples: {
    line: { props: { ...starts, items } },
    wave: {
      props: {
        ...starts,
        items,
        waveIntensity: 0.6,
        waveFrequency: 2,
        size: 'display',
        sign: 'star',
        pausedOnHover: true,
      },
    },
    small: { props: { ...starts, items, size: 'text', sign: 'dash', animationDirection: 'right' } },
    empty: { shows: 'nothing', props: starts },
  },
})
