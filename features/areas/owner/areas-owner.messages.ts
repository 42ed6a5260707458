import { messages } from '#platform/i18n'

export const areasOwnerMessages = messages({
  areas: { en: 'Member areas', nl: 'Ledengebieden' },
  lead: {
    en: 'Pages for members that open for whoever paid: once, or as long as a subscription is paid.',
    nl: 'Pagina’s voor leden die opengaan voor wie betaalde: eenmalig, of zolang een abonnement betaald is.',
  },
  empty: {
    en: 'No member area yet. Until a page belongs to one, every member sees it.',
    nl: 'Nog geen ledengebied. Zolang een pagina bij geen enkel hoort, ziet elk lid haar.',
  },
  add: { en: 'Add member area', nl: 'Ledengebied toevoegen' },
  name: { en: 'Name', nl: 'Naam' },
  introduction: { en: 'Introduction', nl: 'Introductie' },
  introductionHint: {
    en: 'Above the prices, for whoever has no access yet.',
    nl: 'Boven de prijzen, voor wie nog geen toegang heeft.',
  },
  pages: { en: 'Pages', nl: 'Pagina’s' },
  pagesHint: {
    en: 'Pages and collections whose access is “Members”. A collection stands for all of its items, a products page for all of its products.',
    nl: 'Pagina’s en collecties waarvan de toegang op ‘Leden’ staat. Een collectie staat voor al haar items, een productenpagina voor al haar producten.',
  },
  noPages: {
    en: 'No page is for members yet. Set its access to “Members” in the settings of the page.',
    nl: 'Nog geen pagina is voor leden. Zet de toegang op ‘Leden’ in de instellingen van de pagina.',
  },
  toPages: { en: 'To the pages', nl: 'Naar de pagina’s' },
  products: { en: 'Opened by', nl: 'Gaat open met' },
  productsHint: {
    en: 'Products of the kind “Access”. With a subscription the area is open for as long as it is paid.',
    nl: 'Producten van de soort ‘Toegang’. Met een abonnement is het gebied open zolang het betaald is.',
  },
  noProducts: {
    en: 'You sell no access yet. Add a product of the kind “Access”.',
    nl: 'Je verkoopt nog geen toegang. Voeg een product van de soort ‘Toegang’ toe.',
  },
  toProducts: { en: 'To the products', nl: 'Naar de producten' },
  nobody: { en: 'Without a product nobody can get in.', nl: 'Zonder product kan niemand erin.' },
  pageCount: { en: '{n, plural, one {# page} other {# pages}}', nl: '{n, plural, one {# pagina} other {# pagina’s}}' },
  productCount: {
    en: '{n, plural, one {# product} other {# products}}',
    nl: '{n, plural, one {# product} other {# producten}}',
  },
  saved: { en: '{name} is saved.', nl: '{name} is opgeslagen.' },
  remove: { en: 'Remove', nl: 'Verwijderen' },
  removeTitle: { en: 'Remove {name}?', nl: '{name} verwijderen?' },
  removeText: {
    en: 'Its pages open for every member, unless they belong to another area. Subscriptions to it go on until they are cancelled.',
    nl: 'De pagina’s gaan open voor elk lid, tenzij ze bij een ander gebied horen. Abonnementen lopen door tot ze worden opgezegd.',
  },
  removed: { en: '{name} is removed.', nl: '{name} is verwijderd.' },
})
