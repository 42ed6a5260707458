import { messages } from '#platform/i18n'

export const searchPanelMessages = messages({
  placeholder: { en: 'Words in the empty field', nl: 'Woorden in het lege veld' },
  button: { en: 'Button', nl: 'Knop' },
  look: { en: 'Look', nl: 'Uiterlijk' },
  field: { en: 'Field', nl: 'Veld' },
  preview: { en: 'Show results while typing', nl: 'Resultaten tonen tijdens het typen' },
  line: { en: 'Line', nl: 'Lijn' },
})
