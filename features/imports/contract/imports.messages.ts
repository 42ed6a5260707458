import { messages } from '#platform/i18n'

export const importMessages = messages({
  'problem.imports.not_an_export': {
    en: 'This file is not an export of WordPress or Squarespace. In WordPress choose Tools, Export, All content; then upload the XML file it gives you.',
    nl: 'Dit bestand is geen export van WordPress of Squarespace. Kies in WordPress Gereedschap, Exporteren, Alle inhoud en upload het XML-bestand dat je dan krijgt.',
  },
  'problem.imports.empty': {
    en: 'The file is empty. Export it again and upload the new file.',
    nl: 'Het bestand is leeg. Maak een nieuwe export en upload dat bestand.',
  },
  'problem.imports.archive': {
    en: 'This file is an archive. Unpack it first, then upload the XML file inside.',
    nl: 'Dit bestand is een archief. Pak het eerst uit en upload het XML-bestand dat erin zit.',
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
})
