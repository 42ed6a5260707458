import { messages } from '#platform/i18n'

/** What the panels of this feature's blocks say. */
export const blockPanelMessages = messages({
  links: { en: 'Links', nl: 'Links' },
  addLink: { en: 'Add a link', nl: 'Link toevoegen' },
  newLink: { en: 'New link', nl: 'Nieuwe link' },
  url: { en: 'Address', nl: 'Adres' },
  name: { en: 'Name', nl: 'Naam' },
  'name.hint': { en: 'Empty: the name of the service.', nl: 'Leeg: de naam van de dienst.' },
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
