/** What imports of products say of a row. */
export const productNotes = {
  'note.partOf': { en: 'A part of “{title}”.', nl: 'Een onderdeel van ‘{title}’.' },
  'note.handleMissing': {
    en: 'The file gives this no address; it is made from the title.',
    nl: 'Het bestand geeft dit geen adres; dat is van de titel gemaakt.',
  },
  'note.titleMissing': {
    en: 'The file gives this no title; its address takes its place.',
    nl: 'Het bestand geeft dit geen titel; het adres staat ervoor in de plaats.',
  },
  'note.noProduct': {
    en: 'No product stands before this row to which it could belong.',
    nl: 'Voor deze rij staat geen product waar ze bij kan horen.',
  },
  'note.skuShortened': {
    en: 'The SKU “{sku}” is longer than {max} characters; it got a new one and the old one is kept beside it.',
    nl: 'De SKU ‘{sku}’ is langer dan {max} tekens; er is een nieuwe gemaakt en de oude blijft erbij bewaard.',
  },
  'note.skuDoubled': {
    en: 'The SKU “{sku}” belongs to another variant already; this one got a new one and the old one is kept beside it.',
    nl: 'De SKU ‘{sku}’ hoort al bij een andere variant; deze heeft een nieuwe gekregen en de oude blijft erbij bewaard.',
  },
  'note.oversold': {
    en: 'The stock was {n}: more had been sold than there were. It is 0 here.',
    nl: 'De voorraad was {n}: er was meer verkocht dan er was. Hier is dat 0.',
  },
  'note.priceUnreadable': {
    en: 'The price “{price}” cannot be read; it is 0 and the product stays hidden.',
    nl: 'De prijs ‘{price}’ is niet te lezen; die is nu 0 en het product blijft verborgen.',
  },
  'note.priceMissing': {
    en: 'There is no price in this row; it is 0 and the product stays hidden.',
    nl: 'In deze rij staat geen prijs; die is nu 0 en het product blijft verborgen.',
  },
  'note.cellUnreadable': {
    en: '“{cell}” is no number; it was left out.',
    nl: '‘{cell}’ is geen getal; dit is weggelaten.',
  },
  'note.handleDoubled': {
    en: 'Another product, “{title}”, has the same handle; this row counts as a variant of it.',
    nl: 'Een ander product, ‘{title}’, heeft dezelfde handle; deze rij telt als variant daarvan.',
  },
  'note.priceHigh': {
    en: 'The price is higher than can be typed here; it is kept.',
    nl: 'De prijs is hoger dan hier in te voeren is; hij blijft behouden.',
  },
  'note.variantDoubled': {
    en: 'Another row has the same options; the last one counts.',
    nl: 'Een andere rij heeft dezelfde opties; de laatste telt.',
  },
  'note.variantsExpanded': {
    en: 'It stood for any value of an option and became {n} variants.',
    nl: 'Dit gold voor elke waarde van een optie en werd {n} varianten.',
  },
  'note.picturesLater': {
    en: '{n, plural, one {# picture is} other {# pictures are}} fetched in the background.',
    nl: '{n, plural, one {# afbeelding wordt} other {# afbeeldingen worden}} op de achtergrond opgehaald.',
  },
  'note.descriptionSimplified': {
    en: 'Parts of the description that are no text stand as links; the original is kept for an export.',
    nl: 'Delen van de beschrijving die geen tekst zijn, staan er als link; het origineel blijft bewaard voor een export.',
  },
  'note.external': {
    en: 'It was sold on another site; it stays hidden here.',
    nl: 'Dit werd op een andere site verkocht; hier blijft het verborgen.',
  },
  'note.grouped': {
    en: 'It was a group of other products; it stays hidden and names them as related.',
    nl: 'Dit was een groep van andere producten; het blijft verborgen en noemt die als verwant.',
  },
  'note.filesLeft': {
    en: '{n, plural, one {# file} other {# files}} to download must be uploaded by hand.',
    nl: '{n, plural, one {# downloadbestand moet} other {# downloadbestanden moeten}} met de hand worden geüpload.',
  },
  'note.parentMissing': { en: 'The product it belongs to is not in the file.', nl: 'Het product waar dit bij hoort, staat niet in het bestand.' },
  'note.slugTaken': { en: 'The address “{slug}” was taken; it got another one.', nl: 'Het adres ‘{slug}’ was bezet; het heeft een ander gekregen.' },
  'note.rateUnfit': { en: 'This is no rate: {reason}', nl: 'Dit is geen tarief: {reason}' },
} as const
