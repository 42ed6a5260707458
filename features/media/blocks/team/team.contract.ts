import { z } from 'zod'
import { blockContract, text } from '#platform/block'
import { idSchema } from '#platform/contract'
import { messages } from '#platform/i18n'
import { exampleAsset } from '../../contract/example-assets.ts'

const names = messages('media.palette')

export const teamAtMost = 60

const props = z.object({
  people: z
    .array(
      z.object({
        id: idSchema,
        photo: idSchema.nullable().default(null),
        name: text(120).default(''),
        role: text(120).default(''),
        words: text(600).default(''),
        email: z.string().max(254).default(''),
        phone: z.string().max(40).default(''),
      }),
    )
    .max(teamAtMost)
    .default([]),
  columns: z.number().int().min(2).max(5).default(3),
  shape: z.enum(['portrait', 'square', 'round']).default('portrait'),
  align: z.enum(['start', 'center']).default('start'),
})
export type TeamProps = z.infer<typeof props>

const starts: TeamProps = props.parse({})
const person = (n: number, name: string, role: string, more: Partial<TeamProps['people'][number]> = {}) => ({
  id: `65a1f0c2e4b0a1b2c3d4f20${n}`,
  photo: exampleAsset.id,
  name,
  role,
  words: '',
  email: '',
  phone: '',
  ...more,
})
const people = [
  person(1, 'Ada Visser', 'Bread', { words: 'Lights the oven at two in the morning.' }),
  person(2, 'Sam de Boer', 'Cakes', { email: 'sam@example.com', phone: '+31 20 123 45 67' }),
  person(3, 'Kim Jansen', 'Shop', { photo: null }),
]
const data = { photos: { [exampleAsset.id]: exampleAsset } }

export const teamBlockContract = blockContract({
  type: 'team',
  number: 936,
  palette: {
    group: 'layout',
    name: names.message('team'),
    keywords: names.message('team.keywords'),
  },
  props,
  starts,
  size: { w: 24, h: 12 },
  examples: {
    portraits: { props: { ...starts, people }, data },
    round: { props: { ...starts, people, shape: 'round', align: 'center', columns: 4 }, data },
    empty: { shows: 'nothing', props: starts, data: { photos: {} } },
  },
})
