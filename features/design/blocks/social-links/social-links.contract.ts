import { messages } from '#platform/i18n'
import { z } from 'zod'
import { blockContract } from '#platform/block'
import { socialServiceIds } from './social-services.rules.ts'

const names = messages('design.palette')

const linkSchema = z.object({
  /** Id of the entry within the list, by which it is addressed. */
  id: z.string().max(40).default(''),
  /** Absent or unknown is determined from the address. */
  service: z.enum(socialServiceIds).optional().catch(undefined),
  url: z.string().max(2000),
  /** Accessible name; empty uses the service's name. */
  label: z.string().max(200).default(''),
})

const props = z.object({
  links: z.array(linkSchema).max(30).default([]),
  look: z.enum(['icons', 'names']).default('icons'),
  size: z.enum(['small', 'medium', 'large']).default('medium'),
  align: z.enum(['start', 'center', 'end']).default('start'),
})
export type SocialLinksProps = z.infer<typeof props>

const starts: SocialLinksProps = props.parse({})
const links = [
  { id: '1', url: 'https://www.instagram.com/lichtval', label: '' },
  { id: '2', url: 'https://bsky.app/profile/lichtval.example', label: '' },
  { id: '3', url: 'https://vimeo.com/lichtval', label: '' },
  { id: '4', url: 'mailto:ilse@lichtval.example', label: '' },
]

export const socialLinksBlockContract = blockContract({
  type: 'social-links',
  palette: {
    group: 'social',
    name: names.message('social-links'),
    keywords: names.message('social-links.keywords'),
  },
  props,
  starts,
  size: { w: 8, h: 1 },
  examples: {
    icons: { props: { ...starts, links } },
    every: {
      props: {
        ...starts,
        size: 'large',
        align: 'center',
        links: socialServiceIds.map((service) => ({
          id: service,
          service,
          url: `https://${service}.example/`,
          label: '',
        })),
      },
    },
    names: { props: { ...starts, links, look: 'names' } },
    empty: { shows: 'nothing', props: starts },
  },
})
