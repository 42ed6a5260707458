import { messages } from '#platform/i18n'

export const redirectsMessages = messages({
  add: { en: 'Add redirect', nl: 'Doorverwijzing toevoegen' },
  automatic: { en: 'by itself', nl: 'vanzelf' },
  empty: {
    en: 'No redirects yet. Those of pages that move are made by themselves.',
    nl: 'Nog geen doorverwijzingen. Die van pagina’s die verhuizen, komen er vanzelf.',
  },
  from: { en: 'From', nl: 'Van' },
  fromHint: { en: 'A path of this site, such as /old-page.', nl: 'Een pad van deze site, zoals /oude-pagina.' },
  more: { en: 'and {n} more: search for them', nl: 'en nog {n}: zoek ernaar' },
  none: { en: 'No redirect matches.', nl: 'Geen doorverwijzing komt overeen.' },
  permanent: { en: 'For good', nl: 'Voorgoed' },
  permanentHint: { en: 'Search engines remember the new address.', nl: 'Zoekmachines onthouden het nieuwe adres.' },
  redirects: { en: 'Redirects', nl: 'Doorverwijzingen' },
  redirectsLead: {
    en: 'Old addresses and where they lead. Changed and imported addresses come here by themselves.',
    nl: 'Oude adressen en waar ze heen leiden. Gewijzigde en geïmporteerde adressen komen hier vanzelf.',
  },
  remove: { en: 'Remove', nl: 'Verwijderen' },
  removed: { en: '{path} leads nowhere any more.', nl: '{path} leidt nergens meer heen.' },
  saved: { en: '{path} leads on.', nl: '{path} leidt door.' },
  search: { en: 'Search addresses', nl: 'Adressen zoeken' },
  to: { en: 'To', nl: 'Naar' },
  toHint: { en: 'A path of this site, or a web address.', nl: 'Een pad van deze site, of een webadres.' },
})
