/** Origin of a place search within the product (C5.52). */
export interface PlaceTracking {
  product_page?: string
  product_section?: string
}

/** Adds the origin of a place request. A screen that states too little of it is a programming error. */
export function trackedPlace(placeId: string, tracking: PlaceTracking): PlaceTracking & { placeId: string } {
  if (!tracking.product_page || !tracking.product_section)
    // oxlint-disable-next-line no-console -- C5.52: for developers; the owner finds the place anyway
    console.error('A request for the details of a place names no product page or no product section.')
  return { ...tracking, placeId }
}
