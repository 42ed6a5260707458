import { messages } from '#platform/i18n'

export const navigationPanelMessages = messages({
  tree: { en: 'Menu', nl: 'Menu' },
  main: { en: 'Main', nl: 'Hoofdmenu' },
  footer: { en: 'Footer', nl: 'Onderaan' },
  layout: { en: 'Layout', nl: 'Indeling' },
  row: { en: 'In a row', nl: 'Naast elkaar' },
  column: { en: 'In a column', nl: 'Onder elkaar' },
  align: { en: 'Alignment', nl: 'Uitlijning' },
  start: { en: 'Start', nl: 'Begin' },
  center: { en: 'Centre', nl: 'Midden' },
  end: { en: 'End', nl: 'Eind' },
  collapse: { en: 'Menu button', nl: 'Menuknop' },
  phone: { en: 'On phones', nl: 'Op telefoons' },
  always: { en: 'Always', nl: 'Altijd' },
  never: { en: 'Never', nl: 'Nooit' },
  size: { en: 'Size', nl: 'Grootte' },
  small: { en: 'Small', nl: 'Klein' },
  medium: { en: 'Medium', nl: 'Middel' },
  large: { en: 'Large', nl: 'Groot' },
  entries: {
    en: 'The entries themselves are arranged in the Pages panel.',
    nl: 'De onderdelen zelf schik je in het paneel Pagina’s.',
  },
})
