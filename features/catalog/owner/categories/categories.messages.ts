import { messages } from '#platform/i18n'

export const categoriesMessages = messages({
  actions: { en: 'Actions for {name}', nl: 'Acties voor {name}' },
  add: { en: 'Add category', nl: 'Categorie toevoegen' },
  addBelow: { en: 'Add below', nl: 'Eronder toevoegen' },
  atMost: { en: 'At most {n} characters.', nl: 'Ten hoogste {n} tekens.' },
  categories: { en: 'Categories', nl: 'Categorieën' },
  count: {
    en: '{n, plural, =0 {no products} one {# product} other {# products}}',
    nl: '{n, plural, =0 {geen producten} one {# product} other {# producten}}',
  },
  create: { en: 'Create', nl: 'Maken' },
  delete: { en: 'Delete', nl: 'Verwijderen' },
  deleted: { en: '“{name}” is deleted.', nl: '‘{name}’ is verwijderd.' },
  deleteText: {
    en: 'Categories below it move up. Its products stay, without this category.',
    nl: 'Categorieën eronder schuiven omhoog. De producten blijven, zonder deze categorie.',
  },
  deleteTitle: { en: 'Delete “{name}”?', nl: '‘{name}’ verwijderen?' },
  description: { en: 'Description', nl: 'Beschrijving' },
  descriptionHint: {
    en: 'Stands above the products of this category.',
    nl: 'Staat boven de producten van deze categorie.',
  },
  edit: { en: 'Edit', nl: 'Bewerken' },
  empty: {
    en: 'No category yet. A few broad ones help shoppers find their way.',
    nl: 'Nog geen categorie. Een paar ruime helpen klanten op weg.',
  },
  lead: {
    en: 'Drag a category to where it belongs, also into another one.',
    nl: 'Sleep een categorie naar haar plek, ook in een andere.',
  },
  name: { en: 'Name', nl: 'Naam' },
  picture: { en: 'Picture', nl: 'Afbeelding' },
  save: { en: 'Save', nl: 'Opslaan' },
  slug: { en: 'Address', nl: 'Adres' },
  toProducts: { en: 'Products', nl: 'Producten' },
  view: { en: 'View on site', nl: 'Bekijken op site' },
})
