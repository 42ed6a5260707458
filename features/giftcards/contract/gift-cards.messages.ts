import { messages } from '#platform/i18n'

export const giftCardsMessages = messages({
  'letter.name': { en: 'Gift card', nl: 'Cadeaubon' },
  'letter.always': {
    en: 'It is always sent: it brings the code of the gift card.',
    nl: 'Het wordt altijd verstuurd: de code van de cadeaubon staat erin.',
  },
  'letter.subject': {
    en: "A gift card of '{'amount'}' for '{'shop'}'",
    nl: "Een cadeaubon van '{'amount'}' voor '{'shop'}'",
  },
  'letter.intro': {
    en: "Hello '{'name'}',\n\nThis gift card is worth '{'amount'}' at '{'shop'}'.",
    nl: "Hallo '{'name'}',\n\nDeze cadeaubon is '{'amount'}' waard bij '{'shop'}'.",
  },
  'letter.code': { en: 'Your code: {code}', nl: 'Je code: {code}' },
  'letter.button': { en: 'Go to the shop', nl: 'Naar de winkel' },
  'letter.outro': {
    en: 'Fill in the code at checkout. What you do not use stays on the card. Whoever has the code can use it: keep this letter.',
    nl: 'Vul de code in bij het afrekenen. Wat je niet gebruikt blijft op de bon staan. Wie de code heeft kan hem gebruiken: bewaar deze mail.',
  },
  'letter.madeUpMessage': { en: 'Congratulations on your birthday', nl: 'Van harte gefeliciteerd met je verjaardag' },
  'letter.until': { en: 'Good until {date}.', nl: 'Geldig tot {date}.' },
  'problem.giftcards.not_found': {
    en: 'This gift card is gone. Load the list again.',
    nl: 'Deze cadeaubon is weg. Laad de lijst opnieuw.',
  },
  'problem.giftcards.too_low': {
    en: 'The card does not hold that much. Choose an amount that leaves it at zero or above.',
    nl: 'Zoveel staat er niet op de bon. Kies een bedrag waarna hij op nul of hoger staat.',
  },
  'problem.giftcards.no_recipient': {
    en: 'Nobody is named to send the card to. Fill in an e-mail address first.',
    nl: 'Er is niemand ingevuld om de bon aan te sturen. Vul eerst een e-mailadres in.',
  },
})
