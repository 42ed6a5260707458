import { z } from 'zod'
import { blockContract, text } from '#platform/block'
import { idSchema } from '#platform/contract'
import { messages } from '#platform/i18n'
import { exampleAsset } from '../../contract/example-assets.ts'
import { mapCentre, mapStyles, mapZoom } from './map.rules.ts'

const names = messages('media.palette')

const lat = z.number().min(-90).max(90).default(mapCentre.lat)
const lng = z.number().min(-180).max(180).default(mapCentre.lng)

const props = z.object({
  /** C3.83 */
  location: z
    .object({
      mapLat: lat,
      mapLng: lng,
      markerLat: lat,
      markerLng: lng,
      mapZoom: z.number().int().min(1).max(19).default(mapZoom),
      addressTitle: text(200).default(''),
      addressLine1: text(200).default(''),
      addressLine2: text(200).default(''),
      addressCountry: text(100).default(''),
    })
    .prefault({}),
  /** C3.86 */
  style: z.literal(Object.keys(mapStyles).map(Number) as [1, 2, 3, 4, 5, 6]).default(1),
  service: z.enum(['openstreetmap', 'google']).default('openstreetmap'),
  /** C3.85: controls of Google's map, when the site has an API key. */
  labels: z.boolean().default(true),
  terrain: z.boolean().default(false),
  controls: z.boolean().default(true),
  /** The address leads to the map of the service. */
  linkOnClick: z.boolean().default(true),
  showAddress: z.boolean().default(true),
  /** Image shown until the visitor requests the map. */
  poster: idSchema.nullable().default(null),
})
export type MapProps = z.infer<typeof props>

const starts: MapProps = props.parse({})
const bakery = {
  ...starts,
  location: {
    ...starts.location,
    addressTitle: 'Bakery',
    addressLine1: 'Market street 14',
    addressLine2: '1012 Amsterdam',
    addressCountry: 'Netherlands',
  },
}

export const mapBlockContract = blockContract({
  type: 'map',
  palette: {
    group: 'media',
    name: names.message('map'),
    keywords: names.message('map.keywords'),
  },
  props,
  starts,
  size: { w: 14, h: 9 },
  examples: {
    start: { props: starts, data: { poster: null, key: '' } },
    address: { props: bakery, data: { poster: null, key: '' } },
    satellite: { props: { ...bakery, style: 3, linkOnClick: false }, data: { poster: exampleAsset, key: '' } },
    dark: { props: { ...bakery, style: 5, service: 'google', showAddress: false }, data: { poster: null, key: '' } },
    google: { props: { ...bakery, service: 'google', labels: false }, data: { poster: null, key: 'a-key' } },
  },
})
