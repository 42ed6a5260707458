import { messages } from '#platform/i18n'

/** Parts of a name, an address, a phone number, a date, a time. */
export const partNames = messages({
  First: { en: 'First name', nl: 'Voornaam' },
  Last: { en: 'Last name', nl: 'Achternaam' },
  Country: { en: 'Country', nl: 'Land' },
  Areacode: { en: 'Area code', nl: 'Netnummer' },
  Prefix: { en: 'First digits', nl: 'Eerste cijfers' },
  Line: { en: 'Last digits', nl: 'Laatste cijfers' },
  Line1: { en: 'Street and number', nl: 'Straat en huisnummer' },
  Line2: { en: 'Second line', nl: 'Tweede regel' },
  City: { en: 'City', nl: 'Plaats' },
  State: { en: 'State or province', nl: 'Provincie' },
  Zip: { en: 'Postcode', nl: 'Postcode' },
  Month: { en: 'Month', nl: 'Maand' },
  Day: { en: 'Day', nl: 'Dag' },
  Year: { en: 'Year', nl: 'Jaar' },
  Hour: { en: 'Hour', nl: 'Uur' },
  Minute: { en: 'Minute', nl: 'Minuut' },
  Second: { en: 'Second', nl: 'Seconde' },
  Ampm: { en: 'AM or PM', nl: 'AM of PM' },
})
