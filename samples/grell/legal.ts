import { text, type Band } from '../compose.ts'
import type { PagePlan } from '../plan.ts'

const bands = (markdown: string) => (): Band[] => [{ padding: 'medium', pieces: [text([0, 0, 18, 12], markdown)] }]

const address =
  '**Grell Festival gUG (haftungsbeschränkt)**\nDrahtwerkstraße 1\n99999 Lauterhafen\n[hallo@grell.example](mailto:hallo@grell.example)\n[0123 456 70](tel:+4912345670)'

const invented =
  '~ Grell ist eine Beispielseite: Festival, Firma und Leute sind erfunden. Der Text ersetzt keine Rechtsberatung.'

/** Legal notices of a German shop, for a festival that does not exist. */
export const legalPages: readonly PagePlan[] = [
  {
    key: 'agb',
    title: 'AGB',
    slug: 'agb',
    description: 'Was gilt, wenn du bei uns etwas kaufst.',
    bands: bands(
      `# AGB\n\n## 1. Mit wem du den Vertrag schließt\n\n${address}\n\n## 2. Wie er zustande kommt\n\nWas auf der Seite steht, ist noch kein Angebot. Du bestellst verbindlich, wenn du auf „Zahlungspflichtig bestellen“ drückst. Vorher siehst du alles noch einmal und kannst es ändern. Mit unserer Bestellbestätigung per E-Mail nehmen wir an. Den Vertragstext speichern wir; du findest ihn in der Bestätigung. Vertragssprache ist Deutsch.\n\n## 3. Preise\n\nAlle Preise enthalten die Mehrwertsteuer: 7 % auf Eintritt und Zeltplatz, 19 % auf alles aus dem Laden.\n\n## 4. Tickets\n\nMit der Bestellbestätigung ist das Ticket gekauft. Am Einlass zählt die Bestellnummer. Du darfst es weitergeben, aber nicht teurer, als du es gekauft hast. Fällt das Festival aus, bekommst du dein Geld zurück. Fällt ein einzelner Act aus, spielt jemand anderes.\n\n## 5. Versand\n\nPakete in Deutschland kosten 4,90 € und sind zwei bis vier Werktage unterwegs, ab 60 € kosten sie nichts. In die übrige EU sind es 12,90 € und vier bis acht Werktage, ab 120 € nichts. Abholen am Infostand ist umsonst. Die Ware gehört uns, bis sie bezahlt ist.\n\n## 6. Wenn etwas kaputt ist\n\nEs gilt das gesetzliche Mängelhaftungsrecht. Schreib uns, am besten mit Foto.\n\n## 7. Haftung\n\nFür Vorsatz, grobe Fahrlässigkeit und Schäden an Leben, Körper und Gesundheit haften wir unbeschränkt, sonst nur, wenn wir eine wesentliche Pflicht verletzen, und dann für den Schaden, mit dem zu rechnen war. Laut ist es hier mit Absicht: Gehörschutz liegt an jeder Bar.\n\n## 8. Streit\n\nWir nehmen nicht an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teil und sind dazu nicht verpflichtet. Es gilt deutsches Recht; was dich in deinem Land als Verbraucherin oder Verbraucher schützt, bleibt.\n\n${invented}`,
    ),
  },
  {
    key: 'widerruf',
    title: 'Widerruf',
    slug: 'widerruf',
    description: 'Wie du etwas zurückgibst.',
    bands: bands(
      `# Widerruf\n\n## Widerrufsrecht\n\nDu hast das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Frist beträgt vierzehn Tage ab dem Tag, an dem du oder jemand, den du benannt hast, die letzte Ware in Besitz genommen hat.\n\nUm es auszuüben, schick uns eine eindeutige Erklärung, etwa einen Brief oder eine E-Mail:\n\n${address}\n\nDu kannst das Formular unten verwenden, musst aber nicht. Es genügt, dass du die Mitteilung vor Ablauf der Frist absendest.\n\n## Folgen\n\nWir zahlen dir alles zurück, auch den Standardversand, spätestens vierzehn Tage nachdem deine Mitteilung bei uns eingegangen ist, auf demselben Weg, auf dem du bezahlt hast. Wir dürfen warten, bis die Ware wieder da ist oder du zeigst, dass du sie abgeschickt hast. Schick sie binnen vierzehn Tagen zurück; die Rücksendung zahlst du. Für einen Wertverlust kommst du nur auf, wenn du mehr mit ihr getan hast, als sie zu prüfen.\n\n## Tickets\n\nFür Freizeitveranstaltungen an einem festen Termin gibt es kein Widerrufsrecht (§ 312g Abs. 2 Nr. 9 BGB). Das gilt für Eintritt und Zeltplatz.\n\n## Muster-Widerrufsformular\n\nAn Grell Festival gUG (haftungsbeschränkt), Drahtwerkstraße 1, 99999 Lauterhafen, hallo@grell.example:\n\nHiermit widerrufe ich den von mir abgeschlossenen Vertrag über den Kauf der folgenden Waren:\nBestellt am / erhalten am:\nName:\nAnschrift:\nDatum, und auf Papier die Unterschrift:\n\n${invented}`,
    ),
  },
  {
    key: 'datenschutz',
    title: 'Datenschutz',
    slug: 'datenschutz',
    description: 'Was wir über dich wissen und wie lange.',
    bands: bands(
      `# Datenschutz\n\n## Wer verantwortlich ist\n\n${address}\n\n## Was wir speichern und warum\n\n| Was | Warum | Grundlage | Wie lange |\n| Name, Anschrift, E-Mail, Bestellung | um sie zu erfüllen | Art. 6 Abs. 1 b DSGVO | bis sie erledigt ist |\n| Rechnungen | weil das Steuerrecht es verlangt | Art. 6 Abs. 1 c DSGVO | acht Jahre |\n| E-Mail-Adresse für die Post | weil du sie bestellt hast | Art. 6 Abs. 1 a DSGVO | bis du dich abmeldest |\n| Nachrichten über das Formular | um zu antworten | Art. 6 Abs. 1 f DSGVO | sechs Monate |\n\n## Wer es noch bekommt\n\nDer Paketdienst deine Anschrift, der Zahlungsdienst, was er zum Zahlen braucht, unser Server, was hier steht. Niemand sonst, und nichts davon verlässt die EU.\n\n## Cookies und Dritte\n\nEin Cookie merkt sich deinen Warenkorb, sonst keiner etwas. Die Karte auf der Seite Anfahrt lädt erst, wenn du sie antippst. Bis dahin erfährt ihr Anbieter nichts von dir.\n\n## Deine Rechte\n\nDu kannst Auskunft verlangen, berichtigen, löschen, einschränken und mitnehmen lassen, was wir über dich haben, und widersprechen. Eine Einwilligung nimmst du jederzeit zurück, mit Wirkung für danach. Beschweren kannst du dich bei der Datenschutzaufsicht deines Bundeslandes.\n\n${invented}`,
    ),
  },
  {
    key: 'impressum',
    title: 'Impressum',
    slug: 'impressum',
    description: 'Wer dahintersteht.',
    bands: bands(
      `# Impressum\n\n## Angaben nach § 5 DDG\n\n${address}\n\n**Vertreten durch** Ada Lärmann und Jo Schreiber\n**Registergericht** Lauterhafen, HRB 0000\n**USt-IdNr.** DE000000000\n\n## Verantwortlich für den Inhalt nach § 18 Abs. 2 MStV\n\nJo Schreiber, Anschrift wie oben\n\n## Schlichtung\n\nWir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.\n\n## Bilder\n\nAlle Plakate und Zeichnungen sind von uns.\n\n${invented}`,
    ),
  },
]
