import { messages } from '#platform/i18n'

/** Sentences of the pages for owners: Dutch of the problems, what is wrong with links, words of a new site. */
export const pagesMessages = messages({
  'start.home': { en: 'Home', nl: 'Home' },
  'start.title': { en: 'Welcome to {title}', nl: 'Welkom bij {title}' },
  'start.text': {
    en: 'This is your homepage. Double-click this text to change it, then publish the page.',
    nl: 'Dit is je startpagina. Dubbelklik op deze tekst om hem te wijzigen en publiceer daarna de pagina.',
  },
  'link.tooLong': {
    en: 'This link is too long: it stays under {max} characters.',
    nl: 'Deze link is te lang: hij blijft onder {max} tekens.',
  },
  'link.malformed': { en: '“{link}” is not a complete address.', nl: '‘{link}’ is geen volledig adres.' },
  'link.notAPhoneNumber': { en: '“{link}” is not a phone number.', nl: '‘{link}’ is geen telefoonnummer.' },
  'link.noNumbers': {
    en: '“{link}” needs at least one phone number.',
    nl: '‘{link}’ heeft minstens één telefoonnummer nodig.',
  },
  'link.notAnAddress': { en: '“{link}” is not an e-mail address.', nl: '‘{link}’ is geen e-mailadres.' },
  'link.unsafe': {
    en: '“{link}” would run code in a visitor’s browser.',
    nl: '‘{link}’ zou code uitvoeren in de browser van een bezoeker.',
  },
  'link.nothingThere': { en: 'Visitors find nothing at {link}.', nl: 'Bezoekers vinden niets op {link}.' },
  'link.noSuchAnchor': { en: 'There is no {link} on this page.', nl: 'Er is geen {link} op deze pagina.' },
  'problem.pages.not_found': {
    en: 'This page is not on this site. It may have been removed; reload the list of pages.',
    nl: 'Deze pagina staat niet op deze site. Misschien is ze verwijderd; laad de lijst met pagina’s opnieuw.',
  },
  'problem.pages.version_gone': {
    en: 'Version {seq} of this page is no longer kept. Choose another one from the history.',
    nl: 'Versie {seq} van deze pagina wordt niet meer bewaard. Kies een andere uit de geschiedenis.',
  },
  'problem.pages.not_in_trash': {
    en: 'This is not in the trash any more. Reload the trash to see what is.',
    nl: 'Dit ligt niet meer in de prullenbak. Laad de prullenbak opnieuw om te zien wat er ligt.',
  },
  'problem.pages.in_trash': {
    en: '“{title}” is in the trash. Restore it first.',
    nl: '‘{title}’ ligt in de prullenbak. Zet het eerst terug.',
  },
  'problem.pages.history_replaced': {
    en: 'This tab shows a version that the server does not know. Reload the page; what you typed is kept in this browser.',
    nl: 'Dit tabblad toont een versie die de server niet kent. Laad de pagina opnieuw; wat je hebt getypt blijft in deze browser bewaard.',
  },
  'problem.pages.too_far_behind': {
    en: 'This tab is far behind the page as it stands. It fetches what happened and then sends your changes again.',
    nl: 'Dit tabblad loopt ver achter op de pagina. Het haalt op wat er is gebeurd en verstuurt je wijzigingen daarna opnieuw.',
  },
  'problem.pages.invalid_settings': {
    en: 'These settings cannot be saved: {reason}',
    nl: 'Deze instellingen kunnen niet worden opgeslagen: {reason}',
  },
  'problem.pages.does_not_fit': {
    en: 'A part of this cannot be stored ({reason}): {part}',
    nl: 'Een deel hiervan kan niet worden opgeslagen ({reason}): {part}',
  },
  'problem.pages.unknown_kind': {
    en: 'Documents of the kind “{kind}” cannot be made here.',
    nl: 'Documenten van het soort ‘{kind}’ kunnen hier niet worden gemaakt.',
  },
  'problem.pages.slug_taken': {
    en: 'The address {path} already belongs to “{title}”. Choose a different one.',
    nl: 'Het adres {path} hoort al bij ‘{title}’. Kies een ander adres.',
  },
  'problem.pages.slug_reserved': {
    en: 'The address {path} is used by the website itself. Choose a different one.',
    nl: 'Het adres {path} gebruikt de website zelf. Kies een ander adres.',
  },
  'problem.pages.slug_empty': {
    en: '“{typed}” has no letters or digits that can stand in an address. Type at least one.',
    nl: '‘{typed}’ heeft geen letters of cijfers die in een adres kunnen staan. Typ er minstens één.',
  },
  'problem.pages.path_too_long': {
    en: 'An address stays under {max} characters. Shorten it.',
    nl: 'Een adres blijft onder {max} tekens. Maak het korter.',
  },
  'problem.pages.status_refused': {
    en: 'This step is not possible from the present status. Go back to draft first.',
    nl: 'Deze stap kan niet vanuit de huidige status. Ga eerst terug naar concept.',
  },
  'problem.pages.not_publishable': {
    en: '“{title}” cannot be published yet: {reason}',
    nl: '‘{title}’ kan nog niet worden gepubliceerd: {reason}',
  },
  'problem.pages.password_missing': {
    en: '“{title}” asks for a password, but none is set. Set one in its settings or open it to everybody.',
    nl: '‘{title}’ vraagt om een wachtwoord, maar er is er geen ingesteld. Stel er een in bij de instellingen of maak de pagina voor iedereen zichtbaar.',
  },
  'problem.pages.schedule_in_past': {
    en: 'Choose a moment in the future to schedule this.',
    nl: 'Kies een moment in de toekomst om dit in te plannen.',
  },
  'problem.pages.homepage_stays': {
    en: '“{title}” is the homepage. Make another page the homepage first.',
    nl: '‘{title}’ is de startpagina. Maak eerst een andere pagina de startpagina.',
  },
  'problem.pages.still_needed': { en: 'This cannot be removed yet. {why}', nl: 'Dit kan nog niet weg. {why}' },
  'problem.pages.homepage_not_published': {
    en: '“{title}” is not published yet. Publish it, then make it the homepage.',
    nl: '‘{title}’ is nog niet gepubliceerd. Publiceer de pagina en maak haar daarna de startpagina.',
  },
  'problem.pages.redirect_loop': {
    en: 'A redirect from {path} to itself leads nowhere. Choose another target.',
    nl: 'Een doorverwijzing van {path} naar zichzelf leidt nergens heen. Kies een ander doel.',
  },
  'problem.pages.redirect_target': {
    en: '“{target}” is not an address that a redirect can lead to. Use a path such as /about or a full web address.',
    nl: '‘{target}’ is geen adres om naar door te verwijzen. Gebruik een pad zoals /over-ons of een volledig webadres.',
  },
  'problem.pages.redirect_path': {
    en: '“{path}” is not an address on this site. Start with a slash, such as /old-page.',
    nl: '‘{path}’ is geen adres op deze site. Begin met een schuine streep, zoals /oude-pagina.',
  },
  'problem.pages.redirect_missing': {
    en: 'There is no redirect from {path}. Reload the list.',
    nl: 'Er is geen doorverwijzing van {path}. Laad de lijst opnieuw.',
  },
  'problem.pages.path_in_use': {
    en: 'Something is already shown at {path}. Take that away first or choose another address.',
    nl: 'Op {path} staat al iets. Haal dat eerst weg of kies een ander adres.',
  },
  'problem.pages.password_too_short': {
    en: 'A page password has at least {min} characters.',
    nl: 'Een paginawachtwoord heeft minstens {min} tekens.',
  },
})
