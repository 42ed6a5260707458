import { needed, optional } from './asked-form.ts'
import type { InnerWords } from './inner.ts'

export const restaurantPages: InnerWords = {
  en: {
    offer: {
      title: 'Menu',
      parts: [
        '# Menu\n\nShort on purpose. What is on it was on a field or a boat this week.',
        '## To begin\n\n| Leek from the ashes, hazelnut | 14 |\n| Mussels, cider, dill | 17 |\n| Beetroot, goat’s curd, rye | 13 |',
        '## Main\n\n| Celeriac, mustard, barley | 22 |\n| Hake, potato, brown butter | 27 |\n| Duck leg, red cabbage, pear | 26 |',
        '## After\n\n| Pear and burnt butter | 9 |\n| Three cheeses, fruit bread | 12 |\n| Coffee and something small | 5 |',
      ],
    },
    about: {
      title: 'The kitchen',
      parts: [
        '# The kitchen\n\nThree cooks, one fire and a window on the street, so that you see who makes your dinner.',
        '## Where it comes from\n\nVegetables from two growers we know by name, fish from the auction, bread from around the corner.',
        '## What you will not find\n\nStrawberries in March, a second sitting, music that talks louder than you do.',
      ],
    },
    contact: {
      title: 'Reserve',
      parts: [
        '# Reserve\n\nTell us when, with how many, and what somebody at the table does not eat. You have an answer the same day.',
        '## With more than eight?\n\nThe long table seats fourteen. We cook one menu for it, and agree on it beforehand.',
        '## Dogs and children\n\nBoth are welcome. The terrace is better for the first, the early evening for the second.',
      ],
      form: {
        submit: 'Book a table',
        fields: [
          needed('date', 'Which day?'),
          needed('time', 'What time?'),
          needed('number', 'How many people?'),
          optional('textarea', 'What does somebody at the table not eat?'),
        ],
      },
    },
  },
  nl: {
    offer: {
      title: 'Kaart',
      parts: [
        '# Kaart\n\nMet opzet kort. Wat erop staat, stond deze week nog op het land of zwom in zee.',
        '## Vooraf\n\n| Prei uit de as, hazelnoot | 14 |\n| Mosselen, cider, dille | 17 |\n| Biet, geitenkwark, rogge | 13 |',
        '## Hoofdgerecht\n\n| Knolselderij, mosterd, gerst | 22 |\n| Heek, aardappel, bruine boter | 27 |\n| Eendenbout, rodekool, peer | 26 |',
        '## Na\n\n| Peer en gebrande boter | 9 |\n| Drie kazen, vruchtenbrood | 12 |\n| Koffie met iets kleins | 5 |',
      ],
    },
    about: {
      title: 'De keuken',
      parts: [
        '# De keuken\n\nDrie koks, één vuur en een raam aan de straat, zodat je ziet wie je eten maakt.',
        '## Waar het vandaan komt\n\nGroente van twee telers die we bij naam kennen, vis van de afslag, brood van om de hoek.',
        '## Wat je hier niet vindt\n\nAardbeien in maart, een tweede ronde aan tafel, muziek die harder praat dan jij.',
      ],
    },
    contact: {
      title: 'Reserveren',
      parts: [
        '# Reserveren\n\nLaat weten wanneer, met hoeveel, en wat iemand aan tafel niet eet. Je hebt dezelfde dag antwoord.',
        '## Met meer dan acht?\n\nAan de lange tafel passen veertien mensen. Daarvoor koken we één menu, dat we vooraf afspreken.',
        '## Honden en kinderen\n\nAllebei welkom. Het terras past beter bij de eerste, de vroege avond bij de tweede.',
      ],
      form: {
        submit: 'Reserveer een tafel',
        fields: [
          needed('date', 'Welke dag?'),
          needed('time', 'Hoe laat?'),
          needed('number', 'Met hoeveel mensen?'),
          optional('textarea', 'Wat eet iemand aan tafel niet?'),
        ],
      },
    },
  },
  de: {
    offer: {
      title: 'Karte',
      parts: [
        '# Karte\n\nMit Absicht kurz. Was darauf steht, war diese Woche noch auf dem Feld oder im Meer.',
        '## Zu Beginn\n\n| Lauch aus der Asche, Haselnuss | 14 |\n| Muscheln, Cidre, Dill | 17 |\n| Rote Bete, Ziegenquark, Roggen | 13 |',
        '## Hauptgang\n\n| Sellerie, Senf, Gerste | 22 |\n| Seehecht, Kartoffel, braune Butter | 27 |\n| Entenkeule, Rotkohl, Birne | 26 |',
        '## Danach\n\n| Birne und braune Butter | 9 |\n| Drei Käse, Früchtebrot | 12 |\n| Kaffee mit etwas Kleinem | 5 |',
      ],
    },
    about: {
      title: 'Die Küche',
      parts: [
        '# Die Küche\n\nDrei Köche, ein Feuer und ein Fenster zur Straße, damit Sie sehen, wer Ihr Essen macht.',
        '## Woher es kommt\n\nGemüse von zwei Gärtnern, die wir beim Namen kennen, Fisch von der Auktion, Brot von nebenan.',
        '## Was es hier nicht gibt\n\nErdbeeren im März, eine zweite Runde am selben Tisch, Musik, die lauter redet als Sie.',
      ],
    },
    contact: {
      title: 'Reservieren',
      parts: [
        '# Reservieren\n\nSagen Sie uns, wann Sie kommen, mit wie vielen und was jemand am Tisch nicht isst. Sie hören noch am selben Tag von uns.',
        '## Mit mehr als acht?\n\nAn der langen Tafel sitzen vierzehn. Für sie kochen wir ein Menü, das wir vorher absprechen.',
        '## Hunde und Kinder\n\nBeide sind willkommen. Die Terrasse passt besser zu den einen, der frühe Abend zu den anderen.',
      ],
      form: {
        submit: 'Tisch reservieren',
        fields: [
          needed('date', 'An welchem Tag?'),
          needed('time', 'Um welche Zeit?'),
          needed('number', 'Wie viele Personen?'),
          optional('textarea', 'Was isst jemand am Tisch nicht?'),
        ],
      },
    },
  },
}
