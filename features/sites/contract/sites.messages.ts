import { messages } from '#platform/i18n'

export const siteMessages = messages({
  'letter.invite.title': { en: 'You are invited to {site}', nl: 'Je bent uitgenodigd voor {site}' },
  'letter.invite.said': {
    en: '{who} invites you to work on the site “{site}”.',
    nl: '{who} nodigt je uit om mee te werken aan de site “{site}”.',
  },
  'letter.invite.button': { en: 'Accept the invitation', nl: 'Uitnodiging aannemen' },
  'letter.invite.note': {
    en: 'The link is good for {days, plural, one {# day} other {# days}}. If you do not know who this is, throw the letter away.',
    nl: 'De link werkt {days, plural, one {# dag} other {# dagen}}. Ken je de afzender niet, gooi het bericht dan weg.',
  },
  'page.invitation': { en: 'You are invited to {site}', nl: 'Je bent uitgenodigd voor {site}' },
  'page.invitation.lead': {
    en: '{who} invites {email} to work on this site.',
    nl: '{who} nodigt {email} uit om mee te werken aan deze site.',
  },
  'act.accept': { en: 'Accept', nl: 'Aannemen' },
  'act.accept.new': { en: 'Make account and accept', nl: 'Account maken en aannemen' },
  'act.accept.sign_in': { en: 'Sign in to accept', nl: 'Log in om aan te nemen' },
  'problem.sites.not_found': { en: 'There is no such site.', nl: 'Die site bestaat niet.' },
  'problem.sites.name_unfit': {
    en: '“{name}” cannot be the name of a site. Use 2 to 63 letters a–z, digits and dashes.',
    nl: '“{name}” kan niet de naam van een site zijn. Gebruik 2 tot 63 letters a–z, cijfers en streepjes.',
  },
  'problem.sites.name_taken': {
    en: 'The name “{name}” is taken. Choose a different one.',
    nl: 'De naam “{name}” is bezet. Kies een andere.',
  },
  'problem.sites.settings_unfit': {
    en: 'The settings “{group}” were not saved: look at “{where}”.',
    nl: 'De instellingen “{group}” zijn niet bewaard: kijk naar “{where}”.',
  },
  'problem.sites.not_enabled': {
    en: 'This is not part of what the site can do.',
    nl: 'Dit hoort niet bij wat de site kan.',
  },
  'problem.sites.labs_unknown': {
    en: 'There is nothing called “{key}” to try out.',
    nl: 'Er is niets te proberen dat “{key}” heet.',
  },
  'labs.textarea-max-length': { en: 'Longest answer', nl: 'Langste antwoord' },
  'labs.textarea-max-length.said': {
    en: 'Text areas of forms get a field for the most characters.',
    nl: 'Tekstvakken van formulieren krijgen een veld voor het grootste aantal tekens.',
  },
  'labs.new-swipe': { en: 'New swipe', nl: 'Nieuw vegen' },
  'labs.new-swipe.said': {
    en: 'Galleries follow the finger more closely on narrow screens.',
    nl: 'Galerijen volgen op smalle schermen de vinger beter.',
  },
  'labs.experiment-override': { en: 'Choose variants', nl: 'Varianten kiezen' },
  'labs.experiment-override.said': {
    en: 'Addresses of internal sites may name the variant of an experiment.',
    nl: 'In adressen van interne sites mag de variant van een experiment staan.',
  },
  'problem.sites.owner_only': {
    en: 'Only the owner of the site can do this.',
    nl: 'Alleen de eigenaar van de site kan dit doen.',
  },
  'problem.sites.owner_stays': {
    en: 'The owner always has the role of administrator. Make someone else the owner first.',
    nl: 'De eigenaar is altijd beheerder. Maak eerst iemand anders eigenaar.',
  },
  'problem.sites.contributor_missing': {
    en: 'That person does not contribute to this site.',
    nl: 'Die persoon werkt niet mee aan deze site.',
  },
  'problem.sites.already_contributes': {
    en: '{email} already contributes to this site. Change the roles instead.',
    nl: '{email} werkt al mee aan deze site. Wijzig de rollen.',
  },
  'problem.sites.too_many_contributors': {
    en: 'This site may have {most} contributors. Remove one first.',
    nl: 'Deze site mag {most} medewerkers hebben. Verwijder er eerst een.',
  },
  'problem.sites.invitation_missing': {
    en: 'This invitation has been used, withdrawn or is too old. Ask for a new one.',
    nl: 'Deze uitnodiging is gebruikt, ingetrokken of te oud. Vraag een nieuwe.',
  },
  'problem.sites.invitation_for_other': {
    en: 'This invitation is for {email}. Sign in with that address to accept it.',
    nl: 'Deze uitnodiging is voor {email}. Log met dat adres in om haar aan te nemen.',
  },
  'problem.sites.domain_unfit': {
    en: '“{host}” is not a domain that a site can have. Write it like www.example.com.',
    nl: '“{host}” is geen domein dat een site kan hebben. Schrijf het als www.voorbeeld.nl.',
  },
  'problem.sites.domain_taken': {
    en: '{host} is in use by a site already.',
    nl: '{host} is al in gebruik bij een site.',
  },
  'problem.sites.domain_missing': {
    en: 'That domain does not belong to this site.',
    nl: 'Dat domein hoort niet bij deze site.',
  },
  'problem.sites.domain_unproven': {
    en: 'The TXT record of {host} was not found at {record}. A new record can take an hour to be seen; try again then.',
    nl: 'Het TXT-record van {host} is niet gevonden op {record}. Een nieuw record is soms pas na een uur te zien; probeer het dan opnieuw.',
  },
  'problem.sites.too_many_domains': {
    en: 'A site can have {most} domains. Remove one first.',
    nl: 'Een site kan {most} domeinen hebben. Verwijder er eerst een.',
  },
  'problem.sites.too_many_sites': {
    en: 'You own {most} sites, which is the most for one account.',
    nl: 'Je hebt {most} sites; meer kan niet met één account.',
  },
  'letter.preview': {
    en: 'This is a preview: what it tells is made up.',
    nl: 'Dit is een voorbeeld: wat erin staat is verzonnen.',
  },
  'problem.sites.email_missing': {
    en: 'There is no letter “{kind}” whose words you can choose.',
    nl: 'Er is geen bericht ‘{kind}’ waarvan je de woorden kunt kiezen.',
  },
  'problem.sites.email_names_unknown': {
    en: 'This letter does not know what {name} stands for. In braces it takes {known}.',
    nl: 'Dit bericht weet niet waar {name} voor staat. Tussen accolades mag {known}.',
  },
  'problem.sites.email_always_sent': {
    en: 'This letter cannot be switched off here. {why}',
    nl: 'Dit bericht kun je hier niet uitzetten. {why}',
  },
  'problem.sites.restore_too_late': {
    en: 'A removed site is kept for 30 days. This one is gone.',
    nl: 'Een verwijderde site blijft 30 dagen bewaard. Deze is weg.',
  },
})
