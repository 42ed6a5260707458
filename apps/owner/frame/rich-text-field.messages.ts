import { messages } from '#platform/i18n'

export const richTextMessages = messages({
  bold: { en: 'Bold', nl: 'Vet' },
  heading: { en: 'Heading', nl: 'Kop' },
  italic: { en: 'Italic', nl: 'Cursief' },
  link: { en: 'Link', nl: 'Link' },
  linkTo: { en: 'Address of the link', nl: 'Adres van de link' },
  list: { en: 'List', nl: 'Lijst' },
  numbers: { en: 'Numbered list', nl: 'Genummerde lijst' },
  quote: { en: 'Quote', nl: 'Citaat' },
  save: { en: 'Save', nl: 'Opslaan' },
})
