import { messages } from '#platform/i18n'

/** Problems in Dutch, letters, and what imports say of products. Price, stock and subscription texts stand in the rules, which islands share. */
export const catalogMessages = messages({
  shop: { en: 'Shop', nl: 'Winkel' },
  productPage: { en: 'Product page', nl: 'Productpagina' },
  amount: { en: 'Amount', nl: 'Bedrag' },
  lowSubject: {
    en: 'Low stock: {n, plural, one {# variant} other {# variants}}',
    nl: 'Lage voorraad: {n, plural, one {# variant} other {# varianten}}',
  },
  lowHeading: { en: 'Low stock', nl: 'Lage voorraad' },
  lowBody: { en: 'These are running out on {site}:', nl: 'Hiervan raakt de voorraad op bij {site}:' },
  lowLine: { en: '{title}: {n} left', nl: '{title}: nog {n}' },
  lowButton: { en: 'Open the stock', nl: 'Voorraad openen' },
  unsold: {
    en: '{n, plural, one {# product stands here. It is} other {# products stand here. They are}} sold no more.',
    nl: '{n, plural, one {# product staat hier. Het wordt} other {# producten staan hier. Ze worden}} niet meer verkocht.',
  },
  'problem.catalog.product_missing': {
    en: 'This product is not there any more. Reload the list to see what is.',
    nl: 'Dit product is er niet meer. Laad de lijst opnieuw om te zien wat er wel is.',
  },
  'problem.catalog.variant_missing': {
    en: 'This variant is not there any more. Reload the product to see what is.',
    nl: 'Deze variant is er niet meer. Laad het product opnieuw om te zien wat er wel is.',
  },
  'problem.catalog.category_missing': {
    en: 'This category is not there any more. Reload the list to see what is.',
    nl: 'Deze categorie is er niet meer. Laad de lijst opnieuw om te zien wat er wel is.',
  },
  'problem.catalog.page_missing': {
    en: 'This products page is not there any more. Reload the list to see what is.',
    nl: 'Deze productenpagina is er niet meer. Laad de lijst opnieuw om te zien wat er wel is.',
  },
  'problem.catalog.donation_missing': {
    en: 'This donation is not there any more. Reload the list to see what is.',
    nl: 'Deze donatie is er niet meer. Laad de lijst opnieuw om te zien wat er wel is.',
  },
  'problem.catalog.change_missing': {
    en: 'This change is not in the list any more. Reload the page to see the present list.',
    nl: 'Deze wijziging staat niet meer in de lijst. Laad de pagina opnieuw om de huidige lijst te zien.',
  },
  'problem.catalog.file_missing': {
    en: 'This file is not there any more. Reload the product to see what is.',
    nl: 'Dit bestand is er niet meer. Laad het product opnieuw om te zien wat er wel is.',
  },
  'problem.catalog.sku_taken': {
    en: 'Another variant already has the SKU “{sku}”. Choose a different one.',
    nl: 'Een andere variant heeft al de SKU ‘{sku}’. Kies een andere.',
  },
  'problem.catalog.sku_too_long': {
    en: 'A SKU has at most {max} characters. Shorten it.',
    nl: 'Een SKU telt ten hoogste {max} tekens. Kort hem in.',
  },
  'problem.catalog.price_too_high': {
    en: 'The highest price is {max}. Enter a lower one.',
    nl: 'De hoogste prijs is {max}. Voer een lagere in.',
  },
  'problem.catalog.slug_taken': {
    en: 'Another product of this page has the address “{slug}”. Choose a different one.',
    nl: 'Een ander product op deze pagina heeft het adres ‘{slug}’. Kies een ander.',
  },
  'problem.catalog.category_exists': {
    en: 'There is already a category “{name}” here. Choose a different name.',
    nl: 'Hier is al een categorie ‘{name}’. Kies een andere naam.',
  },
  'problem.catalog.category_in_itself': {
    en: 'A category cannot stand below itself. Choose another place.',
    nl: 'Een categorie kan niet onder zichzelf staan. Kies een andere plaats.',
  },
  'problem.catalog.category_used': {
    en: 'Discounts are for “{name}”: {uses}. Let them be for something else, or remove them first.',
    nl: 'Er zijn kortingen voor ‘{name}’: {uses}. Laat die voor iets anders gelden, of verwijder ze eerst.',
  },
  'problem.catalog.categories_full': {
    en: 'A site has at most {max} categories. Remove one first.',
    nl: 'Een site heeft ten hoogste {max} categorieën. Verwijder er eerst een.',
  },
  'problem.catalog.collection_full': {
    en: 'A products page holds at most {max} products that were added by hand. Put this one on another page, or import it.',
    nl: 'Op een productenpagina staan ten hoogste {max} producten die met de hand zijn toegevoegd. Zet dit op een andere pagina, of importeer het.',
  },
  'problem.catalog.one_variant_only': {
    en: 'A digital product has one price and no options. Choose another type of product for options.',
    nl: 'Een digitaal product heeft één prijs en geen opties. Kies een ander producttype voor opties.',
  },
  'problem.catalog.too_many_variants': {
    en: 'A product has at most {max} variants. Use fewer options or values.',
    nl: 'Een product heeft ten hoogste {max} varianten. Gebruik minder opties of waarden.',
  },
  'problem.catalog.option_twice': {
    en: '“{name}” stands here twice. Every option and every value of it needs a name of its own.',
    nl: '‘{name}’ staat hier twee keer. Elke optie en elke waarde heeft een eigen naam nodig.',
  },
  'problem.catalog.last_variant': {
    en: 'A product keeps at least one variant. Remove the product instead.',
    nl: 'Een product houdt ten minste één variant. Verwijder dan het product.',
  },
  'problem.catalog.still_promised': {
    en: '{count, plural, one {A running subscription still brings} other {# running subscriptions still bring}} this to customers. Cancel {count, plural, one {it} other {those}} first, or hide the product, so that nobody else buys it.',
    nl: '{count, plural, one {Een lopend abonnement levert} other {# lopende abonnementen leveren}} dit nog aan klanten. Zeg {count, plural, one {dat} other {die}} eerst op, of verberg het product, dan koopt niemand anders het.',
  },
  'problem.catalog.sale_above_price': {
    en: 'The sale price is higher than the normal price. Enter a lower one.',
    nl: 'De aanbiedingsprijs is hoger dan de normale prijs. Voer een lagere in.',
  },
  'problem.catalog.sale_ends_first': {
    en: 'The sale ends before it begins. Choose a later end.',
    nl: 'De aanbieding eindigt voordat ze begint. Kies een later einde.',
  },
  'problem.catalog.status_not_next': {
    en: 'This product cannot get that status now. Reload the page to see its present one.',
    nl: 'Dit product kan die status nu niet krijgen. Laad de pagina opnieuw om de huidige te zien.',
  },
  'problem.catalog.schedule_missing': {
    en: 'Choose a moment in the future at which the product appears.',
    nl: 'Kies een moment in de toekomst waarop het product verschijnt.',
  },
  'problem.catalog.quantity_below_zero': {
    en: 'There cannot be fewer than none. Enter 0 or more.',
    nl: 'Er kunnen er niet minder dan nul zijn. Voer 0 of meer in.',
  },
  'problem.catalog.cell_unfit': {
    en: '“{value}” does not fit this column. Look at the cell above for the way to write it.',
    nl: '‘{value}’ past niet in deze kolom. Kijk in de cel erboven hoe het geschreven wordt.',
  },
  'problem.catalog.cell_changed': {
    en: 'Somebody else changed this cell meanwhile. Look at it again, then change it.',
    nl: 'Iemand anders heeft deze cel intussen gewijzigd. Kijk er nog eens naar en wijzig hem dan.',
  },
  'problem.catalog.already_undone': {
    en: 'This change has been undone already.',
    nl: 'Deze wijziging is al ongedaan gemaakt.',
  },
  'problem.catalog.email_unfit': {
    en: 'This is not an e-mail address. Enter one like name@example.com.',
    nl: 'Dit is geen e-mailadres. Voer er een in zoals naam@voorbeeld.nl.',
  },
  'problem.catalog.currency_unknown': {
    en: '“{currency}” is not a currency. Choose one from the list.',
    nl: '‘{currency}’ is geen valuta. Kies er een uit de lijst.',
  },
  'problem.catalog.file_too_large': {
    en: 'A file has at most {max}. Choose a smaller one.',
    nl: 'Een bestand is ten hoogste {max}. Kies een kleiner bestand.',
  },
  'problem.catalog.amounts_unfit': {
    en: 'The lowest amount is higher than the highest one. Change one of them.',
    nl: 'Het laagste bedrag is hoger dan het hoogste. Wijzig een van beide.',
  },
})
