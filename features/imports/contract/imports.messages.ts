import { messages } from '#platform/i18n'
import { productNotes } from './product-notes.ts'

export const importMessages = messages({
  ...productNotes,
  'problem.imports.not_an_export': {
    en: 'This file is not an export that can be read here. Upload the XML file that WordPress or Squarespace gives you, or the CSV file of products of Shopify, Squarespace or WooCommerce.',
    nl: 'Dit bestand is geen export die hier gelezen kan worden. Upload het XML-bestand van WordPress of Squarespace, of het CSV-bestand met producten van Shopify, Squarespace of WooCommerce.',
  },
  'problem.imports.empty': {
    en: 'The file is empty. Export it again and upload the new file.',
    nl: 'Het bestand is leeg. Maak een nieuwe export en upload dat bestand.',
  },
  'problem.imports.archive': {
    en: 'This file is an archive or a spreadsheet. Unpack an archive and upload the XML or CSV file inside; open a spreadsheet (xlsx, xls, ods) in its program and save it as CSV.',
    nl: 'Dit bestand is een archief of een spreadsheet. Pak een archief uit en upload het XML- of CSV-bestand dat erin zit; open een spreadsheet (xlsx, xls, ods) in het programma ervoor en sla het op als CSV.',
  },
  'problem.imports.other_table': {
    en: 'This is a table, but not a list of products that can be read here. Its columns are: {columns}. A file of Shopify has at least Handle, Title and Variant Price; of Squarespace Product Type, Product URL, Title and Price; of WooCommerce Type, Name and Regular price. The names of the columns stand in the first line.',
    nl: 'Dit is een tabel, maar geen lijst met producten die hier gelezen kan worden. De kolommen zijn: {columns}. Een bestand van Shopify heeft ten minste Handle, Title en Variant Price; van Squarespace Product Type, Product URL, Title en Price; van WooCommerce Type, Name en Regular price. De namen van de kolommen staan op de eerste regel.',
  },
  'problem.imports.too_large': {
    en: 'The file is larger than {gigabytes} GB. Export it in parts, for instance year by year.',
    nl: 'Het bestand is groter dan {gigabytes} GB. Exporteer het in delen, bijvoorbeeld per jaar.',
  },
  'problem.imports.declares_entities': {
    en: 'The file declares entities of its own, which an export never does. Nothing was imported. Export it again from the site itself.',
    nl: 'Het bestand bevat eigen entiteiten; dat doet een export nooit. Er is niets geïmporteerd. Exporteer opnieuw vanaf de site zelf.',
  },
  'problem.imports.too_deep': {
    en: 'The file is nested far deeper than an export ever is. Nothing was imported. Export it again from the site itself.',
    nl: 'Het bestand is veel dieper genest dan een export ooit is. Er is niets geïmporteerd. Exporteer opnieuw vanaf de site zelf.',
  },
  'problem.imports.broken_table': {
    en: 'A quotation mark on line {line} is never closed, so the rest of the file cannot be told apart. Nothing was imported. Open the file in a spreadsheet, mend that cell and save it as CSV again.',
    nl: 'Een aanhalingsteken op regel {line} wordt nergens gesloten, zodat de rest van het bestand niet te onderscheiden is. Er is niets geïmporteerd. Open het bestand in een spreadsheet, herstel die cel en sla het opnieuw op als CSV.',
  },
  'problem.imports.cut_off': {
    en: 'The file ends in the middle: it did not come over whole. What it holds can be imported; to have the rest too, export it again and import the new file, which adds what is missing.',
    nl: 'Het bestand houdt halverwege op: het is niet in zijn geheel overgekomen. Wat erin staat, kan worden geïmporteerd; exporteer het voor de rest opnieuw en importeer het nieuwe bestand, dat aanvult wat ontbreekt.',
  },
  'problem.imports.nothing_inside': {
    en: 'The file is an export, but there is nothing in it. Export it again with all content chosen.',
    nl: 'Het bestand is een export, maar er zit niets in. Exporteer opnieuw en kies alle inhoud.',
  },
  'problem.imports.not_found': {
    en: 'There is no such import on this site. It may have been removed.',
    nl: 'Deze import bestaat niet op deze site. Misschien is hij verwijderd.',
  },
  'problem.imports.not_ready': {
    en: 'The file is still being read. Wait until the plan is shown.',
    nl: 'Het bestand wordt nog gelezen. Wacht tot het plan verschijnt.',
  },
  'problem.imports.is_running': {
    en: 'This import is running. Wait until it has ended.',
    nl: 'Deze import is bezig. Wacht tot hij klaar is.',
  },
  'problem.imports.nothing_to_undo': {
    en: 'This import has made nothing that could be undone.',
    nl: 'Deze import heeft niets gemaakt dat ongedaan kan worden gemaakt.',
  },
  'problem.imports.file_gone': {
    en: 'The uploaded file is no longer kept. Upload it again.',
    nl: 'Het geüploade bestand wordt niet meer bewaard. Upload het opnieuw.',
  },
  'problem.imports.stopped': {
    en: 'The import stopped in the middle for a reason on our side. What was imported stays; run it again and it goes on from there.',
    nl: 'De import is halverwege gestopt door een fout bij ons. Wat al geïmporteerd is, blijft staan; start hem opnieuw en hij gaat verder waar hij was.',
  },
  'problem.imports.site_missing': {
    en: 'There is no site called “{name}”. Look at the list of sites for its name.',
    nl: 'Er is geen site met de naam ‘{name}’. Zoek de naam op in de lijst met sites.',
  },
  'problem.imports.file_missing': {
    en: 'There is no file “{file}”. Check the path.',
    nl: 'Het bestand ‘{file}’ bestaat niet. Controleer het pad.',
  },
  'state.waiting': { en: 'Waiting', nl: 'Wacht' },
  'state.reading': { en: 'Reading the file', nl: 'Bestand wordt gelezen' },
  'state.ready': { en: 'Ready to import', nl: 'Klaar om te importeren' },
  'state.running': { en: 'Importing', nl: 'Bezig met importeren' },
  'state.done': { en: 'Imported', nl: 'Geïmporteerd' },
  'state.failed': { en: 'Not imported', nl: 'Niet geïmporteerd' },
  'state.undoing': { en: 'Undoing', nl: 'Wordt ongedaan gemaakt' },
  'state.undone': { en: 'Undone', nl: 'Ongedaan gemaakt' },
  'kind.author': {
    en: '{n, plural, one {# author} other {# authors}}',
    nl: '{n, plural, one {# auteur} other {# auteurs}}',
  },
  'kind.category': {
    en: '{n, plural, one {# category} other {# categories}}',
    nl: '{n, plural, one {# categorie} other {# categorieën}}',
  },
  'kind.tag': { en: '{n, plural, one {# tag} other {# tags}}', nl: '{n, plural, one {# tag} other {# tags}}' },
  'kind.term': {
    en: '{n, plural, one {# other term} other {# other terms}}',
    nl: '{n, plural, one {# andere term} other {# andere termen}}',
  },
  'kind.media': {
    en: '{n, plural, one {# file} other {# files}}',
    nl: '{n, plural, one {# bestand} other {# bestanden}}',
  },
  'kind.page': {
    en: '{n, plural, one {# page} other {# pages}}',
    nl: '{n, plural, one {# pagina} other {# pagina’s}}',
  },
  'kind.post': {
    en: '{n, plural, one {# post} other {# posts}}',
    nl: '{n, plural, one {# bericht} other {# berichten}}',
  },
  'kind.other': {
    en: '{n, plural, one {# other item} other {# other items}}',
    nl: '{n, plural, one {# ander item} other {# andere items}}',
  },
  'kind.menu': {
    en: '{n, plural, one {# menu entry} other {# menu entries}}',
    nl: '{n, plural, one {# menu-item} other {# menu-items}}',
  },
  'kind.empty': {
    en: '{n, plural, one {# empty row} other {# empty rows}}',
    nl: '{n, plural, one {# lege rij} other {# lege rijen}}',
  },
  'kind.product': {
    en: '{n, plural, one {# product} other {# products}}',
    nl: '{n, plural, one {# product} other {# producten}}',
  },
  'kind.variant': {
    en: '{n, plural, one {# more variant} other {# more variants}}',
    nl: '{n, plural, one {nog # variant} other {nog # varianten}}',
  },
  'kind.picture': {
    en: '{n, plural, one {# more picture} other {# more pictures}}',
    nl: '{n, plural, one {nog # afbeelding} other {nog # afbeeldingen}}',
  },
  'kind.taxRate': {
    en: '{n, plural, one {# tax rate} other {# tax rates}}',
    nl: '{n, plural, one {# btw-tarief} other {# btw-tarieven}}',
  },
  'one.product': { en: 'Product', nl: 'Product' },
  'one.variant': { en: 'Variant', nl: 'Variant' },
  'one.picture': { en: 'Picture', nl: 'Afbeelding' },
  'one.taxRate': { en: 'Tax rate', nl: 'Btw-tarief' },
  'one.author': { en: 'Author', nl: 'Auteur' },
  'one.category': { en: 'Category', nl: 'Categorie' },
  'one.tag': { en: 'Tag', nl: 'Tag' },
  'one.term': { en: 'Other term', nl: 'Andere term' },
  'one.media': { en: 'File', nl: 'Bestand' },
  'one.page': { en: 'Page', nl: 'Pagina' },
  'one.post': { en: 'Post', nl: 'Bericht' },
  'one.other': { en: 'Other item', nl: 'Ander item' },
  'one.menu': { en: 'Menu entry', nl: 'Menu-item' },
  'one.empty': { en: 'Empty row', nl: 'Lege rij' },
  'report.row': { en: 'Row', nl: 'Rij' },
  'report.kind': { en: 'Kind', nl: 'Soort' },
  'report.outcome': { en: 'Becomes', nl: 'Wordt' },
  'report.title': { en: 'Title', nl: 'Titel' },
  'report.notes': { en: 'Remarks', nl: 'Opmerkingen' },
  'report.source': { en: 'Key in the file', nl: 'Sleutel in het bestand' },
  'report.target': { en: 'Id here', nl: 'Id hier' },
  'outcome.create': { en: 'new', nl: 'nieuw' },
  'outcome.update': { en: 'updated', nl: 'bijgewerkt' },
  'outcome.unchanged': { en: 'unchanged', nl: 'ongewijzigd' },
  'outcome.kept': { en: 'kept as edited here', nl: 'behouden zoals hier bewerkt' },
  'outcome.skip': { en: 'left out', nl: 'overgeslagen' },
  'outcome.failed': { en: 'failed', nl: 'mislukt' },
  'outcome.placeholder': { en: 'placeholder', nl: 'vervangende afbeelding' },
  'note.empty': { en: 'There is nothing in this row.', nl: 'Er staat niets in deze rij.' },
  'note.noAddress': {
    en: 'The file does not say where this attachment is.',
    nl: 'Het bestand vermeldt niet waar deze bijlage staat.',
  },
  'note.products': {
    en: 'Products ({type}) come with the shop’s own import.',
    nl: 'Producten ({type}) komen mee met de eigen import van de winkel.',
  },
  'note.technical': {
    en: 'WordPress keeps this ({type}) for itself; visitors never see it.',
    nl: 'WordPress gebruikt dit ({type}) zelf; bezoekers zien het nooit.',
  },
  'note.trashed': { en: 'It was in the trash of the old site.', nl: 'Dit stond in de prullenbak van de oude site.' },
  'note.typeMissing': {
    en: 'The file does not say what this is; it becomes a post.',
    nl: 'Het bestand vermeldt niet wat dit is; het wordt een bericht.',
  },
  'note.dateInvalid': {
    en: 'The date “{date}” does not exist; the moment of the import takes its place.',
    nl: 'De datum ‘{date}’ bestaat niet; in plaats daarvan geldt het moment van de import.',
  },
  'note.statusUnknown': {
    en: 'The status “{status}” is unknown here; it becomes a draft.',
    nl: 'De status ‘{status}’ is hier onbekend; het wordt een concept.',
  },
  'note.oversized': {
    en: 'A text in it is larger than 16 MB; what lies beyond is missing.',
    nl: 'Een tekst hierin is groter dan 16 MB; wat daarboven uitkomt, ontbreekt.',
  },
  'note.titleCut': {
    en: 'The title was shortened to 300 characters.',
    nl: 'De titel is ingekort tot 300 tekens.',
  },
  'note.labelsLeft': {
    en: '{n, plural, one {# tag or category is} other {# tags and categories are}} left out: there are more than 500.',
    nl: '{n, plural, one {# tag of categorie is} other {# tags en categorieën zijn}} weggelaten: het zijn er meer dan 500.',
  },
  'note.redirectRefused': {
    en: 'Its old address {path} cannot lead here.',
    nl: 'Het oude adres {path} kan niet hierheen leiden.',
  },
  'note.password': { en: 'It keeps its password.', nl: 'Het wachtwoord blijft gelden.' },
  'note.broughtAlong': {
    en: 'It comes along with what stands in it, below the one above it.',
    nl: 'Komt mee met wat erin staat, onder de categorie erboven.',
  },
  'note.menuName': {
    en: 'The name of a menu; its entries are imported.',
    nl: 'De naam van een menu; de items ervan worden geïmporteerd.',
  },
  'note.taxonomy': {
    en: 'A term of “{taxonomy}”, for which there is no place here.',
    nl: 'Een term van ‘{taxonomy}’; daarvoor is hier geen plaats.',
  },
  'note.htmlKept': {
    en: '{n, plural, one {# part is} other {# parts are}} kept as HTML: {reasons}.',
    nl: '{n, plural, one {# deel blijft} other {# delen blijven}} HTML: {reasons}.',
  },
  'note.activeRemoved': {
    en: 'Scripts, frames or forms were taken out of {n, plural, one {# part} other {# parts}}; the original stands hidden beside it.',
    nl: 'Uit {n, plural, one {# deel} other {# delen}} zijn scripts, frames of formulieren gehaald; het origineel staat er verborgen naast.',
  },
  'note.widgetReplaced': {
    en: '{n, plural, one {# widget was} other {# widgets were}} replaced by the nearest block.',
    nl: '{n, plural, one {# widget is} other {# widgets zijn}} vervangen door het meest verwante blok.',
  },
  'note.doubled': {
    en: 'Another row of the file has the same name; both are imported.',
    nl: 'Een andere rij in het bestand heeft dezelfde naam; beide worden geïmporteerd.',
  },
  'note.flattened': {
    en: 'It stood below “{parent}”; categories have no levels here.',
    nl: 'Dit stond onder ‘{parent}’; categorieën hebben hier geen niveaus.',
  },
  'note.nameUnfit': { en: 'Nothing of the name can be used.', nl: 'Van de naam is niets bruikbaar.' },
  'note.mediaMissing': {
    en: 'The file could not be fetched: {url}',
    nl: 'Het bestand kon niet worden opgehaald: {url}',
  },
  'note.comments': {
    en: '{n, plural, one {# comment} other {# comments}} kept.',
    nl: '{n, plural, one {# reactie} other {# reacties}} behouden.',
  },
  'note.commentsWaiting': {
    en: '{n, plural, one {# of them waits} other {# of them wait}} for approval.',
    nl: '{n, plural, one {# daarvan wacht} other {# daarvan wachten}} op goedkeuring.',
  },
  'note.commentsLeft': {
    en: '{n, plural, one {# comment was} other {# comments were}} empty or in the trash.',
    nl: '{n, plural, one {# reactie was} other {# reacties waren}} leeg of stond{n, plural, one {} other {en}} in de prullenbak.',
  },
  'note.redirects': {
    en: '{n, plural, one {# old address leads} other {# old addresses lead}} here.',
    nl: '{n, plural, one {# oud adres leidt} other {# oude adressen leiden}} hierheen.',
  },
  'note.redirectsTo': {
    en: '{n, plural, one {# old address leads} other {# old addresses lead}} to {to}: {from}',
    nl: '{n, plural, one {# oud adres leidt} other {# oude adressen leiden}} naar {to}: {from}',
  },
  'planned.redirects': {
    en: '{n, plural, one {# old address will lead} other {# old addresses will lead}} to where its page stands here.',
    nl: '{n, plural, one {# oud adres gaat} other {# oude adressen gaan}} leiden naar waar de pagina hier staat.',
  },
  'planned.flattened': {
    en: '{n, plural, one {# category stands} other {# categories stand}} below another; categories have no levels here.',
    nl: '{n, plural, one {# categorie staat} other {# categorieën staan}} onder een andere; categorieën hebben hier geen niveaus.',
  },
  'note.editedHere': {
    en: 'It was edited here since the last import and stays as it is.',
    nl: 'Dit is hier sinds de vorige import bewerkt en blijft zoals het is.',
  },
  'note.menuTargetMissing': {
    en: 'What it leads to was not imported.',
    nl: 'Waar dit naartoe leidt, is niet geïmporteerd.',
  },
  'note.failed': { en: 'It could not be imported. {sentence}', nl: 'Dit kon niet worden geïmporteerd. {sentence}' },
})
