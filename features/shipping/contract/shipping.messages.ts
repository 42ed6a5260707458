import { messages } from '#platform/i18n'

export const shippingMessages = messages({
  free: { en: 'Free', nl: 'Gratis' },
  pickup: { en: 'Collect: {title}', nl: 'Afhalen: {title}' },
  delivery: { en: 'Local delivery from {title}', nl: 'Bezorging vanuit {title}' },
  estimate: {
    en: '{to, plural, =0 {Today} one {{from, plural, =0 {Today or tomorrow} other {Tomorrow}}} other {{from} to {to} days}}',
    nl: '{to, plural, =0 {Vandaag} one {{from, plural, =0 {Vandaag of morgen} other {Morgen}}} other {{from} tot {to} dagen}}',
  },
  estimateExact: { en: '{days} days', nl: '{days} dagen' },
  'problem.shipping.zone_missing': {
    en: 'This shipping zone is gone. Somebody may have removed it: load the list again.',
    nl: 'Deze verzendzone is weg. Misschien heeft iemand hem verwijderd: laad de lijst opnieuw.',
  },
  'problem.shipping.point_missing': {
    en: 'This place is gone. Somebody may have removed it: load the list again.',
    nl: 'Deze plek is weg. Misschien heeft iemand hem verwijderd: laad de lijst opnieuw.',
  },
  'problem.shipping.place_taken': {
    en: '{country} already belongs to the zone “{zone}”. Take it out there first, or name regions or postal codes.',
    nl: '{country} hoort al bij de zone “{zone}”. Haal het daar eerst weg, of noem regio’s of postcodes.',
  },
})
