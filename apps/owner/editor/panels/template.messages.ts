import { messages } from '#platform/i18n'

export const templateMessages = messages({
  besideMore: {
    en: 'Give one detail that nobody else would think of.',
    nl: 'Geef één detail dat niemand anders zou bedenken.',
  },
  besideText: {
    en: 'Say in two or three sentences what the picture does not show: who made this, where, and why.',
    nl: 'Vertel in twee of drie zinnen wat de afbeelding niet laat zien: wie dit maakte, waar, en waarom.',
  },
  besideTitle: { en: 'What stands beside the picture', nl: 'Wat er naast de afbeelding staat' },
  blank: { en: 'Blank', nl: 'Leeg' },
  columnOne: { en: 'The first thing', nl: 'Het eerste' },
  columnText: { en: 'A short explanation that stands on its own.', nl: 'Een korte uitleg die op zichzelf staat.' },
  columnTwo: { en: 'The second thing', nl: 'Het tweede' },
  columnsTitle: { en: 'Two things worth knowing', nl: 'Twee dingen om te weten' },
  invitation: { en: 'Invitation', nl: 'Uitnodiging' },
  inviteButton: { en: 'Get in touch', nl: 'Neem contact op' },
  inviteText: {
    en: 'Tell people what happens after they press the button.',
    nl: 'Vertel wat er gebeurt nadat iemand op de knop drukt.',
  },
  inviteTitle: { en: 'Shall we talk?', nl: 'Zullen we praten?' },
  opening: { en: 'Opening', nl: 'Opening' },
  openingButton: { en: 'See the work', nl: 'Bekijk het werk' },
  openingText: { en: 'One sentence about what you make, and for whom.', nl: 'Eén zin over wat je maakt, en voor wie.' },
  openingTitle: { en: 'Say the most important thing first', nl: 'Zeg eerst het belangrijkste' },
  pictureBeside: { en: 'Picture beside text', nl: 'Afbeelding naast tekst' },
  pictureWide: { en: 'Wide picture', nl: 'Brede afbeelding' },
  pictures: { en: 'Two pictures', nl: 'Twee afbeeldingen' },
  statement: { en: 'Statement', nl: 'Stelling' },
  statementText: {
    en: 'A sentence that can stand alone, because it is true.',
    nl: 'Een zin die alleen kan staan, omdat hij waar is.',
  },
  twoColumns: { en: 'Two columns', nl: 'Twee kolommen' },
  words: { en: 'Words', nl: 'Tekst' },
  wordsMore: {
    en: 'People read on when every paragraph gives them a reason to.',
    nl: 'Mensen lezen door als elke alinea daar een reden voor geeft.',
  },
  wordsText: {
    en: 'Running text has a comfortable measure here. Write as you would tell it to someone at the table.',
    nl: 'Lopende tekst heeft hier een prettige regellengte. Schrijf zoals je het iemand aan tafel zou vertellen.',
  },
  wordsTitle: { en: 'A story in its own time', nl: 'Een verhaal op zijn eigen tempo' },
})
