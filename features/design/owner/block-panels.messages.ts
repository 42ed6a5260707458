import { messages } from '#platform/i18n'

/** What the panels of this feature's blocks say. */
export const blockPanelMessages = messages({
  links: { en: 'Links', nl: 'Links' },
  addLink: { en: 'Add a link', nl: 'Link toevoegen' },
  newLink: { en: 'New link', nl: 'Nieuwe link' },
  url: { en: 'Address', nl: 'Adres' },
  name: { en: 'Name', nl: 'Naam' },
  'name.hint': { en: 'Empty: the name of the service.', nl: 'Leeg: de naam van de dienst.' },
  'share.label': { en: 'Text on the button', nl: 'Tekst op de knop' },
  'share.own': { en: 'Share', nl: 'Delen' },
  'share.menu': { en: 'In the menu', nl: 'In het menu' },
  'share.hint': {
    en: 'Where the visitor’s device has a way to share of its own, that opens in place of the menu.',
    nl: 'Heeft het apparaat van de bezoeker een eigen manier om te delen, dan opent die in plaats van het menu.',
  },
  look: { en: 'Shown as', nl: 'Getoond als' },
  'look.icons': { en: 'Signs', nl: 'Tekens' },
  'look.names': { en: 'Names', nl: 'Namen' },
  size: { en: 'Size', nl: 'Grootte' },
  'size.small': { en: 'Small', nl: 'Klein' },
  'size.medium': { en: 'Medium', nl: 'Middel' },
  'size.large': { en: 'Large', nl: 'Groot' },
  align: { en: 'Alignment', nl: 'Uitlijning' },
  'align.start': { en: 'Start', nl: 'Begin' },
  'align.center': { en: 'Centre', nl: 'Midden' },
  'align.end': { en: 'End', nl: 'Eind' },
})
