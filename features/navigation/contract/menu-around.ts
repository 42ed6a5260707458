import type { Asset } from '#features/media/contract'

export type MenuSign = 'account' | 'cart' | 'wishlist'

/** A place of the site that the menu on a phone leads to beside its pages. */
export interface MenuPlace {
  label: string
  href: string
  sign: MenuSign
}

/** Content around the entries of the full-page menu: the title of the site and its contact details. */
export interface MenuAround {
  title: string
  logo: Asset | null
  places: readonly MenuPlace[]
  phone: string
  email: string
  address: readonly string[]
  hours: readonly { days: string; hours: string }[]
  social: readonly { id: string; service: string; href: string; label: string }[]
}
