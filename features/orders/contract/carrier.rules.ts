/** Carriers with their tracking pages. `N` is the tracking number. */
const carriers: Readonly<Record<string, string>> = {
  PostNL: 'https://postnl.nl/tracktrace/?B=N',
  DHL: 'https://www.dhl.com/global-en/home/tracking/tracking-parcel.html?submit=1&tracking-id=N',
  DPD: 'https://tracking.dpd.de/status/en_US/parcel/N',
  GLS: 'https://gls-group.com/track/N',
  UPS: 'https://www.ups.com/track?tracknum=N',
  bpost: 'https://track.bpost.cloud/btr/web/#/search?itemCode=N',
  FedEx: 'https://www.fedex.com/fedextrack/?trknbr=N',
  'Royal Mail': 'https://www.royalmail.com/track-your-item#/tracking-results/N',
  USPS: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=N',
}

export const knownCarriers: readonly string[] = Object.keys(carriers)

/** Returns the tracking page of a parcel; '' for an unknown carrier or without a number. */
export function trackingUrlOf(carrier: string, number: string): string {
  const template = Object.hasOwn(carriers, carrier) ? carriers[carrier] : undefined
  const code = number.replaceAll(/\s/g, '')
  return template && code ? template.replace(/N$/, () => encodeURIComponent(code)) : ''
}
