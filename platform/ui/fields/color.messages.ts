import { messages } from '#platform/i18n'

/** What the colour picker says. */
export const colorMessages = messages({
  map: { en: 'Colour map', nl: 'Kleurenkaart' },
  hue: { en: 'Hue', nl: 'Tint' },
  transparency: { en: 'Transparency', nl: 'Doorzichtigheid' },
  saturation: { en: 'Saturation', nl: 'Verzadiging' },
  lightness: { en: 'Lightness', nl: 'Lichtheid' },
  red: { en: 'Red', nl: 'Rood' },
  green: { en: 'Green', nl: 'Groen' },
  blue: { en: 'Blue', nl: 'Blauw' },
  alpha: { en: 'Alpha', nl: 'Alfa' },
  format: { en: 'Written as', nl: 'Geschreven als' },
  swatches: { en: 'Swatches', nl: 'Stalen' },
  addSwatch: { en: 'Keep as a swatch', nl: 'Als staal bewaren' },
  removeSwatch: { en: 'Remove the swatch', nl: 'Staal weghalen' },
})
