import { text, type Band } from '../compose.ts'
import type { PagePlan } from '../plan.ts'

const bands = (markdown: string) => (): Band[] => [{ padding: 'medium', pieces: [text([0, 0, 18, 12], markdown)] }]

const address =
  '**Schor Muziek vof**\nLoodsweg 4\n1234 AB Noordkade\n[hallo@schor.example](mailto:hallo@schor.example)\nKvK 00000000, btw NL000000000B00'

const invented =
  '~ Schor is een voorbeeldsite: band, plaatsen en bedrijf zijn verzonnen. De tekst is geen juridisch advies.'

export const legalPages: readonly PagePlan[] = [
  {
    key: 'voorwaarden',
    title: 'Voorwaarden',
    slug: 'voorwaarden',
    description: 'Wat geldt als je iets koopt.',
    bands: bands(
      `# Voorwaarden\n\n## Van wie je koopt\n\n${address}\n\n## Bestellen\n\nDe koop is rond als je op de knop hebt gedrukt die zegt dat je betaalt, en wij dat per e-mail hebben bevestigd. Daarvoor zie je alles nog een keer en kun je het veranderen.\n\n## Prijzen\n\nAlle prijzen zijn in euro's, met btw.\n\n## Verzenden\n\nIn Nederland kost een pakket 4,95 euro en duurt het één tot drie werkdagen; vanaf 60 euro is het gratis. In de rest van de EU 11,50 euro en drie tot zeven werkdagen, gratis vanaf 120 euro. Ophalen bij een concert kost niets.\n\n## Schorclub\n\nEen jaar kost 24 euro en wordt elk jaar verlengd tot je opzegt. Opzeggen kan altijd, in je account of per e-mail; het betaalde jaar loopt dan af.\n\n## Als er iets mis is\n\nEen plaat die springt, ruilen we. Je houdt alle rechten die de wet je geeft. Nederlands recht geldt.\n\n${invented}`,
    ),
  },
  {
    key: 'retour',
    title: 'Retour',
    slug: 'retour',
    description: 'Hoe je iets teruggeeft.',
    bands: bands(
      `# Retour\n\n## Bedenktijd\n\nJe mag tot 14 dagen na ontvangst zonder reden van de koop af. Laat het ons weten, in je eigen woorden of met het formulier hieronder, en stuur het binnen 14 dagen daarna terug. Je krijgt alles terug, ook de standaard verzendkosten; het terugsturen betaal je zelf.\n\nEen plaat of bandje in folie is van jou zodra de folie eraf is.\n\n## Modelformulier\n\nAan Schor Muziek vof, Loodsweg 4, 1234 AB Noordkade, hallo@schor.example:\n\nIk herroep de koop van:\nBesteld op / ontvangen op:\nNaam:\nAdres:\nDatum, en op papier een handtekening:\n\n${invented}`,
    ),
  },
  {
    key: 'privacy',
    title: 'Privacy',
    slug: 'privacy',
    description: 'Wat we van je weten, en hoelang.',
    bands: bands(
      `# Privacy\n\n## Wie verantwoordelijk is\n\n${address}\n\n## Wat we bewaren\n\n| Wat | Waarom | Hoelang |\n| Naam, adres, e-mail, bestelling | om die te versturen | tot het klaar is |\n| Facturen | de belasting wil het | zeven jaar |\n| E-mailadres voor de fluisterpost | je vroeg erom | tot je je afmeldt |\n| Berichten | om te antwoorden | zes maanden |\n\n## Wie het nog ziet\n\nDe bezorger je adres, de betaaldienst wat nodig is om te betalen. Verder niemand.\n\n## Cookies\n\nEén, voor je winkelmand.\n\n## Je rechten\n\nVraag wat we van je hebben, laat het verbeteren, wissen of meegeven, of maak bezwaar. Komen we er niet uit, dan is er de Autoriteit Persoonsgegevens.\n\n${invented}`,
    ),
  },
]
