import { messages } from '#platform/i18n'

export const authorsMessages = messages({
  about: { en: 'About', nl: 'Over' },
  aboutHint: { en: 'A few sentences below each post.', nl: 'Een paar zinnen onder elk bericht.' },
  actions: { en: 'Actions for {name}', nl: 'Acties voor {name}' },
  add: { en: 'Add author', nl: 'Auteur toevoegen' },
  authors: { en: 'Authors', nl: 'Auteurs' },
  authorsLead: {
    en: 'The people whose names stand above posts.',
    nl: 'De mensen van wie de naam boven berichten staat.',
  },
  delete: { en: 'Delete', nl: 'Verwijderen' },
  deleteText: {
    en: 'Their posts stay and show no author.',
    nl: 'De berichten blijven en tonen geen auteur meer.',
  },
  deleteTitle: { en: 'Delete {name}?', nl: '{name} verwijderen?' },
  deleted: { en: '{name} is deleted.', nl: '{name} is verwijderd.' },
  edit: { en: 'Edit', nl: 'Bewerken' },
  empty: { en: 'No author yet. Add whoever writes here.', nl: 'Nog geen auteur. Voeg toe wie hier schrijft.' },
  name: { en: 'Name', nl: 'Naam' },
  picture: { en: 'Portrait', nl: 'Portret' },
  save: { en: 'Save', nl: 'Opslaan' },
  toCollections: { en: 'Collections', nl: 'Verzamelingen' },
  website: { en: 'Website', nl: 'Website' },
  websiteWrong: {
    en: 'This is not a web address. Start it with https://.',
    nl: 'Dit is geen webadres. Begin met https://.',
  },
})
