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
  'note.handleShared': {
    en: 'Another product, “{title}”, has the same handle; this row begins a product of its own.',
    nl: 'Een ander product, ‘{title}’, heeft dezelfde handle; met deze rij begint een eigen product.',
  },
  'note.optionUnnamed': {
    en: 'The file gives an option no name; it is called “{name}” here.',
    nl: 'Het bestand geeft een optie geen naam; die heet hier ‘{name}’.',
  },
  'note.optionDoubled': {
    en: 'Two options have one name; the second is called “{name}” here.',
    nl: 'Twee opties hebben dezelfde naam; de tweede heet hier ‘{name}’.',
  },
  'note.titleShortened': {
    en: 'The title is longer than {max} characters; the rest was left out.',
    nl: 'De titel is langer dan {max} tekens; de rest is weggelaten.',
  },
  'note.optionShortened': {
    en: 'The name or a value of an option is longer than {max} characters; the rest was left out.',
    nl: 'De naam of een waarde van een optie is langer dan {max} tekens; de rest is weggelaten.',
  },
  'note.variantsMissing': {
    en: 'The file has no row with a price for it; it stays hidden until it has one.',
    nl: 'Het bestand heeft er geen rij met een prijs voor; het blijft verborgen tot die er is.',
  },
  'note.nothingNew': {
    en: 'This row adds nothing to its product: it has no price, no SKU, no option and no picture.',
    nl: 'Deze rij voegt niets aan haar product toe: ze heeft geen prijs, SKU, optie of afbeelding.',
  },
  'note.cellsTooMany': {
    en: 'This row has {n, plural, one {# cell} other {# cells}} more than there are columns: check whether a comma stands where it should be in quotation marks.',
    nl: 'Deze rij heeft {n, plural, one {# cel} other {# cellen}} meer dan er kolommen zijn: kijk of er een komma staat die tussen aanhalingstekens hoort.',
  },
  'note.priceRounded': {
    en: 'The price “{price}” has more decimals than {currency} knows; it is rounded.',
    nl: 'De prijs ‘{price}’ heeft meer decimalen dan {currency} kent; hij is afgerond.',
  },
  'note.saleHigh': {
    en: 'The sale price “{price}” is higher than the price; it was left out.',
    nl: 'De actieprijs ‘{price}’ is hoger dan de prijs; die is weggelaten.',
  },
  'note.salePriceMissing': {
    en: 'The row says it is on sale but not for what price; it is not on sale here.',
    nl: 'Volgens de rij is dit in de aanbieding, maar niet voor welke prijs; hier is het geen aanbieding.',
  },
  'note.stockMissing': {
    en: 'There is no stock in this row; it is 0, so this counts as sold out.',
    nl: 'In deze rij staat geen voorraad; die is 0, dus dit geldt als uitverkocht.',
  },
  'note.dateUnreadable': {
    en: '“{cell}” is no day; it was left out.',
    nl: '‘{cell}’ is geen datum; die is weggelaten.',
  },
  'note.typeUnknown': {
    en: 'Products of the type “{type}” do not exist here; it comes in as a simple product.',
    nl: 'Producten van het type ‘{type}’ bestaan hier niet; dit wordt een gewoon product.',
  },
  'note.variationOff': {
    en: 'This variation of “{title}” was turned off there, and nothing is sold here that was not; it was left out.',
    nl: 'Deze variatie van ‘{title}’ stond daar uit, en wat daar niet te koop was, is het hier ook niet; ze is weggelaten.',
  },
  'note.variationDoubled': {
    en: 'Another row has the same options; the first one counts.',
    nl: 'Een andere rij heeft dezelfde opties; de eerste telt.',
  },
  'note.variantsLeft': {
    en: 'It stood for more variants than can be made of one row; {n} were left out.',
    nl: 'Dit gold voor meer varianten dan er van één rij te maken zijn; {n} zijn er weggelaten.',
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
  'note.parentMissing': {
    en: 'The product it belongs to is not in the file.',
    nl: 'Het product waar dit bij hoort, staat niet in het bestand.',
  },
  'note.slugTaken': {
    en: 'The address “{slug}” was taken; it got another one.',
    nl: 'Het adres ‘{slug}’ was bezet; het heeft een ander gekregen.',
  },
  'note.rateUnfit': { en: 'This is no rate: {reason}', nl: 'Dit is geen tarief: {reason}' },
} as const
