import { messages } from '#platform/i18n'

/** What visitors and members read. */
export const areasMessages = messages({
  memberships: { en: 'Memberships', nl: 'Lidmaatschappen' },
  'memberships.none': { en: 'You have no membership.', nl: 'Je hebt geen lidmaatschap.' },
  open: { en: 'Open', nl: 'Open' },
  'open.until': { en: 'Open until {day}', nl: 'Open tot {day}' },
  'open.since': { en: 'Since {day}', nl: 'Sinds {day}' },
  pay: { en: 'How to pay', nl: 'Hoe te betalen' },
  once: { en: 'Once', nl: 'Eenmalig' },
  recurring: { en: 'Subscription', nl: 'Abonnement' },
  longer: { en: 'Longer', nl: 'Langer' },
  join: { en: 'Join', nl: 'Word lid' },
  'join.named': { en: 'Join: {title}', nl: 'Word lid: {title}' },
  look: { en: 'See what it is', nl: 'Bekijk wat het is' },
  'price.was': { en: 'Before:', nl: 'Eerder:' },
  'none.lead': { en: 'It cannot be bought at the moment.', nl: 'Het is op dit moment niet te koop.' },
  'standing.opens': {
    en: 'It is the way into {n, plural, one {the member area} other {# member areas}}: {titles}. {paid, plural, =0 {Nobody has paid for it yet} one {Whoever has paid for it, one so far, keeps it} other {Whoever has paid for it, # so far, keeps it}}; nobody can any more.',
    nl: 'Het is de toegang tot {n, plural, one {het ledengebied} other {# ledengebieden}}: {titles}. {paid, plural, =0 {Niemand heeft ervoor betaald} one {Wie ervoor betaald heeft, tot nu toe één, houdt het} other {Wie ervoor betaald heeft, tot nu toe #, houdt het}}; niemand kan het nog kopen.',
  },
  'standing.holds': {
    en: 'It stands in {n, plural, one {the member area} other {# member areas}}: {titles}. Members do not find it there any more.',
    nl: 'Het staat in {n, plural, one {het ledengebied} other {# ledengebieden}}: {titles}. Leden vinden het daar niet meer.',
  },
  'problem.areas.missing': {
    en: 'This member area is gone. Somebody may have removed it: load the list again.',
    nl: 'Dit ledengebied is er niet meer. Misschien heeft iemand het verwijderd: laad de lijst opnieuw.',
  },
  'problem.areas.not_for_members': {
    en: 'One of the pages is gone or not for members. Set its access to “Members” in its settings first.',
    nl: 'Een van de pagina’s is er niet meer of is niet voor leden. Zet de toegang in de instellingen eerst op ‘Leden’.',
  },
  'problem.areas.not_access': {
    en: 'One of the products is gone or is no access. Choose products of the kind “Access”.',
    nl: 'Een van de producten is er niet meer of is geen toegang. Kies producten van de soort ‘Toegang’.',
  },
})
