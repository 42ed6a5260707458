import type { ArchiveTables } from '#platform/context'
import type { PickupPoint, ShippingZone } from '../contract/index.ts'

export interface ShippingZonesTable {
  website_id: string
  id: string
  name: string
  places: ShippingZone['places']
  rates: ShippingZone['rates']
  created_at: Date
}

export interface PickupPointsTable {
  website_id: string
  id: string
  title: string
  address: string
  instructions: string
  country: string
  pickup: PickupPoint['pickup']
  delivery: PickupPoint['delivery']
  created_at: Date
}

declare module '#platform/database' {
  interface Tables {
    shipping_zones: ShippingZonesTable
    pickup_points: PickupPointsTable
  }
}

export const shippingInArchives: ArchiveTables = {
  archived: [{ name: 'shipping_zones' }, { name: 'pickup_points' }],
}
