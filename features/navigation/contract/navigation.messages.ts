import { messages } from '#platform/i18n'

export const navigationMessages = messages({
  menu: { en: 'Menu', nl: 'Menu' },
  close: { en: 'Close', nl: 'Sluiten' },
  main: { en: 'Main menu', nl: 'Hoofdmenu' },
  footer: { en: 'Footer menu', nl: 'Menu onderaan' },
  other: { en: 'Menu', nl: 'Menu' },
  empty: { en: 'This menu has no entries yet.', nl: 'Dit menu heeft nog geen onderdelen.' },
  newWindow: { en: '(opens in a new window)', nl: '(opent in een nieuw venster)' },
  untitled: { en: 'Untitled', nl: 'Zonder titel' },
})
