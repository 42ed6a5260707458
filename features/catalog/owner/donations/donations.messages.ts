import { messages } from '#platform/i18n'

export const donationsMessages = messages({
  active: { en: 'Open for donations', nl: 'Open voor donaties' },
  add: { en: 'Add donation', nl: 'Donatie toevoegen' },
  amounts: { en: 'Amounts to choose from', nl: 'Bedragen om uit te kiezen' },
  amountsHint: { en: 'With spaces between them: 10 25 50.', nl: 'Met spaties ertussen: 10 25 50.' },
  amountsWrong: {
    en: 'Write amounts with spaces between them, such as 10 25 50.',
    nl: 'Vul bedragen in met spaties ertussen, zoals 10 25 50.',
  },
  closed: { en: 'Closed', nl: 'Gesloten' },
  delete: { en: 'Delete', nl: 'Verwijderen' },
  deleted: { en: '“{name}” is deleted.', nl: '‘{name}’ is verwijderd.' },
  deleteText: { en: 'Its buttons disappear from your pages.', nl: 'De knoppen ervan verdwijnen van je pagina’s.' },
  deleteTitle: { en: 'Delete “{name}”?', nl: '‘{name}’ verwijderen?' },
  description: { en: 'Description', nl: 'Beschrijving' },
  donations: { en: 'Donations', nl: 'Donaties' },
  empty: {
    en: 'No donation yet. Add one, then put its block on a page.',
    nl: 'Nog geen donatie. Voeg er een toe en zet het blok ervan op een pagina.',
  },
  lead: {
    en: 'What people can give to. A donation block on a page leads here.',
    nl: 'Waar mensen aan kunnen geven. Een donatieblok op een pagina leidt hierheen.',
  },
  maximum: { en: 'At most', nl: 'Hoogstens' },
  minimum: { en: 'At least', nl: 'Minstens' },
  MONTH: { en: 'Every month', nl: 'Elke maand' },
  open: { en: 'Open', nl: 'Open' },
  other: { en: 'Let people name an amount of their own', nl: 'Mensen zelf een bedrag laten kiezen' },
  recurring: { en: 'Again and again', nl: 'Steeds opnieuw' },
  save: { en: 'Save', nl: 'Opslaan' },
  state: { en: 'State', nl: 'Toestand' },
  title: { en: 'Title', nl: 'Titel' },
  WEEK: { en: 'Every week', nl: 'Elke week' },
  YEAR: { en: 'Every year', nl: 'Elk jaar' },
})
