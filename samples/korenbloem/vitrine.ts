import { accordion, marquee, menuCard } from '../compose-widgets.ts'

/** Weekly baking plan. */
export const bakweek = marquee(
  [0, 0, 24, 2],
  [
    'Dinsdag rogge',
    'Woensdag spelt',
    'Donderdag krentenbrood',
    'Vrijdag en zaterdag Vlietbrood',
    'Zondag alles wat over is',
  ],
  {
    size: 'text',
    animationSpeed: 0.6,
    pausedOnHover: true,
  },
)

export const vragen = accordion(
  [9, 0, 15, 9],
  [
    [
      'Kan het ook morgen?',
      'Bel voor drie uur, dan kijken we wat er nog in de oven past. Voor zes personen lukt het meestal, voor zestig nooit.',
    ],
    [
      'Bakken jullie zonder gluten?',
      'Nee. Er hangt meel in de lucht van onze bakkerij, en we beloven niets wat we niet kunnen waarmaken.',
    ],
    [
      'Brengen jullie de taart ook?',
      'Op zaterdag, binnen Korenveld, met de bakfiets. Daarbuiten kom je zelf; leg een handdoek onder de doos.',
    ],
    ['Kan ik een foto op de taart krijgen?', 'Nee. Een naam wel, met de hand en soms een beetje scheef.'],
  ],
)

export const tafelkaart = menuCard(
  [9, 0, 15, 12],
  [
    {
      title: 'Ontbijt',
      note: 'Tot elf uur',
      courses: [
        {
          title: 'Uit de oven',
          dishes: [
            ['Croissant', '€ 1,60', '27 laagjes, met jam € 0,80 meer'],
            ['Brood van de dag', '€ 4,80', 'Twee sneden, boter, jam van het seizoen'],
            ['Gekookt ei', '€ 1,40', 'Zes minuten, tenzij je iets anders zegt'],
          ],
        },
        {
          title: 'Drinken',
          dishes: [
            ['Koffie', '€ 2,50', 'Het tweede kopje kost niets'],
            ['Thee', '€ 2,20'],
            ['Chocolademelk', '€ 3,40', 'Met slagroom van de taart'],
          ],
        },
      ],
    },
    {
      title: 'Lunch',
      courses: [
        {
          title: 'Op brood',
          dishes: [
            ['Oude kaas en mosterd', '€ 6,20', 'Op volkoren desem'],
            ['Geitenkaas en walnoot', '€ 6,80', 'Op Vlietbrood, vrijdag en zaterdag'],
          ],
        },
        { title: 'Uit de pan', dishes: [['Soep van de dag', '€ 5,90', 'Met een homp stokbrood']] },
      ],
    },
  ],
)
