import { messages } from '#platform/i18n'

export const importsOwnerMessages = messages({
  again: { en: 'Remove', nl: 'Verwijderen' },
  back: { en: 'All imports', nl: 'Alle imports' },
  before: { en: 'Earlier imports', nl: 'Eerdere imports' },
  file: { en: 'File', nl: 'Bestand' },
  filter: { en: 'Show', nl: 'Toon' },
  filterAll: { en: 'All rows', nl: 'Alle rijen' },
  filterNoted: { en: 'Rows with remarks', nl: 'Rijen met opmerkingen' },
  imports: { en: 'Import', nl: 'Importeren' },
  importsLead: {
    en: 'Pages, posts and comments from WordPress or Squarespace, products from Shopify, Squarespace or WooCommerce. You see what will become what before anything happens.',
    nl: 'Pagina’s, berichten en reacties uit WordPress of Squarespace, producten uit Shopify, Squarespace of WooCommerce. Je ziet wat wat wordt voordat er iets gebeurt.',
  },
  goOn: { en: 'Go on importing', nl: 'Verder importeren' },
  kind: { en: 'Kind', nl: 'Soort' },
  more: { en: 'Show more', nl: 'Meer tonen' },
  noRows: { en: 'No rows here.', nl: 'Hier zijn geen rijen.' },
  outcome: { en: 'Becomes', nl: 'Wordt' },
  remarks: { en: 'Remarks', nl: 'Opmerkingen' },
  report: { en: 'Download report', nl: 'Rapport downloaden' },
  run: { en: 'Import now', nl: 'Nu importeren' },
  step1: { en: 'Upload', nl: 'Uploaden' },
  step2: { en: 'Look it over', nl: 'Nakijken' },
  step3: { en: 'Import', nl: 'Importeren' },
  at: { en: 'Uploaded', nl: 'Geüpload' },
  source: { en: 'Site', nl: 'Site' },
  state: { en: 'Status', nl: 'Status' },
  title: { en: 'Title', nl: 'Titel' },
  undo: { en: 'Undo import', nl: 'Import ongedaan maken' },
  undone: { en: 'This import is undone.', nl: 'Deze import is ongedaan gemaakt.' },
  'undone.changed': {
    en: 'What it changed of earlier things stays changed.',
    nl: 'Wat hij aan eerdere zaken veranderde, blijft veranderd.',
  },
  'undone.productsChanged': {
    en: 'Titles, prices, stock and the other cells of products that were there before are as they were, save those changed since. Descriptions, pictures, and variants that it added or took away stay as it left them.',
    nl: 'Titels, prijzen, voorraad en de andere cellen van producten die er al waren, zijn weer zoals ze waren, behalve wat sindsdien is veranderd. Beschrijvingen, afbeeldingen en varianten die hij toevoegde of weghaalde, blijven zoals hij ze achterliet.',
  },
  'undone.documents': {
    en: 'Its pages and posts are in the trash.',
    nl: 'De pagina’s en berichten liggen in de prullenbak.',
  },
  'undone.menus': { en: 'Its menu entries are gone.', nl: 'De menu-items zijn weg.' },
  'undone.parts': {
    en: 'Files, authors, categories and tags stay.',
    nl: 'Bestanden, auteurs, categorieën en tags blijven.',
  },
  'undone.productParts': {
    en: 'Pictures and categories of products stay.',
    nl: 'Afbeeldingen en categorieën van producten blijven.',
  },
  'undone.products': {
    en: 'Its products are deleted, with their variants.',
    nl: 'De producten zijn verwijderd, met hun varianten.',
  },
  'undone.rates': {
    en: 'Its tax rates stay; the tax settings remove them.',
    nl: 'De btw-tarieven blijven; verwijderen kan bij de belastinginstellingen.',
  },
  uploading: { en: 'Uploading {name}', nl: '{name} uploaden' },
  where: { en: 'From {source}', nl: 'Van {source}' },
})
