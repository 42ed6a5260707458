import { messages } from '#platform/i18n'

/** What the sign-in pages, the letters and the problems of accounts say. */
export const accountMessages = messages({
  'page.sign_in': { en: 'Sign in', nl: 'Inloggen' },
  'page.sign_in.lead': { en: 'Your sites are as you left them.', nl: 'Je sites staan zoals je ze achterliet.' },
  'page.register': { en: 'Make an account', nl: 'Maak een account' },
  'page.register.lead': {
    en: 'Free, and with an address that stays yours.',
    nl: 'Gratis, met een adres dat van jou blijft.',
  },
  'page.register.sent': { en: 'Look in your mail', nl: 'Kijk in je mail' },
  'page.register.sent.lead': {
    en: 'We wrote to {email}. Follow the link in the letter to finish; it is good for 24 hours.',
    nl: 'We hebben naar {email} geschreven. Volg de link in het bericht om af te ronden; die werkt 24 uur.',
  },
  'page.confirm': { en: 'Finish your account', nl: 'Je account afronden' },
  'page.confirm.lead': { en: 'One click, and it is yours.', nl: 'Eén klik en het is van jou.' },
  'page.forgot': { en: 'Forgot your password?', nl: 'Wachtwoord vergeten?' },
  'page.forgot.lead': {
    en: 'Write your e-mail address. If it belongs to an account, a letter with a link follows.',
    nl: 'Vul je e-mailadres in. Hoort het bij een account, dan volgt een bericht met een link.',
  },
  'page.forgot.sent': { en: 'Look in your mail', nl: 'Kijk in je mail' },
  'page.forgot.sent.lead': {
    en: 'If {email} belongs to an account, a letter is on its way. Its link is good for one hour.',
    nl: 'Hoort {email} bij een account, dan is er een bericht onderweg. De link erin werkt een uur.',
  },
  'page.reset': { en: 'Choose a new password', nl: 'Kies een nieuw wachtwoord' },
  'page.reset.lead': {
    en: 'You will be signed out everywhere and sign in with the new one.',
    nl: 'Je wordt overal uitgelogd en logt in met het nieuwe.',
  },
  'page.reset.done': { en: 'Your password is changed', nl: 'Je wachtwoord is gewijzigd' },
  'page.reset.done.lead': { en: 'Sign in with it now.', nl: 'Je kunt er nu mee inloggen.' },
  'page.link': { en: 'Sign in with this link', nl: 'Inloggen met deze link' },
  'page.link.lead': { en: 'The link works once.', nl: 'De link werkt één keer.' },
  'page.email': { en: 'Confirm your new address', nl: 'Bevestig je nieuwe adres' },
  'page.email.lead': { en: 'From now on you sign in with it.', nl: 'Voortaan log je ermee in.' },
  'page.email.done': { en: 'Your address is changed', nl: 'Je adres is gewijzigd' },
  'page.email.done.lead': {
    en: 'Sign in with the new address from now on.',
    nl: 'Log voortaan in met het nieuwe adres.',
  },
  'page.spent': { en: 'This link no longer works', nl: 'Deze link werkt niet meer' },
  'page.closed': { en: 'Accounts are made for you here', nl: 'Accounts worden hier voor je gemaakt' },
  'field.email': { en: 'E-mail address', nl: 'E-mailadres' },
  'field.password': { en: 'Password', nl: 'Wachtwoord' },
  'field.new_password': { en: 'New password', nl: 'Nieuw wachtwoord' },
  'field.name': { en: 'Your name', nl: 'Je naam' },
  'hint.password': {
    en: 'At least {min} characters. A few words together are easy to keep and hard to guess.',
    nl: 'Minstens {min} tekens. Een paar woorden achter elkaar onthoud je makkelijk en raadt niemand.',
  },
  'act.sign_in': { en: 'Sign in', nl: 'Inloggen' },
  'act.register': { en: 'Make an account', nl: 'Account maken' },
  'act.confirm': { en: 'Finish', nl: 'Afronden' },
  'act.forgot': { en: 'Send the letter', nl: 'Bericht sturen' },
  'act.reset': { en: 'Change password', nl: 'Wachtwoord wijzigen' },
  'act.email': { en: 'Confirm address', nl: 'Adres bevestigen' },
  'way.forgot': { en: 'Forgot your password?', nl: 'Wachtwoord vergeten?' },
  'way.register': { en: 'Make an account', nl: 'Maak een account' },
  'way.register.lead': { en: 'New here?', nl: 'Nog geen account?' },
  'way.sign_in': { en: 'Sign in', nl: 'Inloggen' },
  'way.sign_in.lead': { en: 'Have an account?', nl: 'Heb je al een account?' },
  'way.showcase': { en: 'Look around:', nl: 'Kijk eens rond:' },
  'way.back': { en: 'Back to sign in', nl: 'Terug naar inloggen' },
  'letter.confirm.title': { en: 'Finish your account', nl: 'Rond je account af' },
  'letter.confirm.said': {
    en: 'Someone, most likely you, asked for an account with this address.',
    nl: 'Iemand, waarschijnlijk jij, heeft met dit adres een account aangevraagd.',
  },
  'letter.confirm.button': { en: 'Finish my account', nl: 'Mijn account afronden' },
  'letter.confirm.note': {
    en: 'The link is good for 24 hours. If it was not you, throw this letter away: nothing happens.',
    nl: 'De link werkt 24 uur. Was jij het niet, gooi dit bericht dan weg: er gebeurt niets.',
  },
  'letter.known.title': { en: 'You already have an account', nl: 'Je hebt al een account' },
  'letter.known.said': {
    en: 'Someone asked for an account with this address, and it has one. You can sign in, or choose a new password if you lost yours.',
    nl: 'Iemand vroeg met dit adres een account aan, maar dat heeft er al een. Je kunt inloggen, of een nieuw wachtwoord kiezen als je het kwijt bent.',
  },
  'letter.known.note': {
    en: 'If it was not you, you need not do anything.',
    nl: 'Was jij het niet, dan hoef je niets te doen.',
  },
  'letter.reset.title': { en: 'Choose a new password', nl: 'Kies een nieuw wachtwoord' },
  'letter.reset.said': {
    en: 'Someone, most likely you, lost the password of this account.',
    nl: 'Iemand, waarschijnlijk jij, is het wachtwoord van dit account kwijt.',
  },
  'letter.reset.button': { en: 'Choose a new password', nl: 'Nieuw wachtwoord kiezen' },
  'letter.reset.note': {
    en: 'The link is good for one hour and works once. If it was not you, throw this letter away: your password stays as it is.',
    nl: 'De link werkt een uur en maar één keer. Was jij het niet, gooi dit bericht dan weg: je wachtwoord blijft zoals het is.',
  },
  'letter.unknown.title': { en: 'No account with this address', nl: 'Geen account met dit adres' },
  'letter.unknown.said': {
    en: 'Someone asked for a new password for this address, and there is no account with it. Perhaps you registered with another address.',
    nl: 'Iemand vroeg voor dit adres een nieuw wachtwoord aan, maar er hoort geen account bij. Misschien heb je je met een ander adres aangemeld.',
  },
  'letter.changed.title': { en: 'Your password was changed', nl: 'Je wachtwoord is gewijzigd' },
  'letter.changed.said': {
    en: 'The password of your account was changed on {at}. Other devices have been signed out.',
    nl: 'Het wachtwoord van je account is gewijzigd op {at}. Andere apparaten zijn uitgelogd.',
  },
  'letter.changed.note': {
    en: 'If it was not you, choose a new password at once.',
    nl: 'Was jij het niet, kies dan meteen een nieuw wachtwoord.',
  },
  'letter.email.title': { en: 'Confirm your new address', nl: 'Bevestig je nieuwe adres' },
  'letter.email.said': {
    en: 'You asked to sign in with this address from now on.',
    nl: 'Je wilt voortaan met dit adres inloggen.',
  },
  'letter.email.button': { en: 'Confirm this address', nl: 'Dit adres bevestigen' },
  'letter.email_taken.title': {
    en: 'This address has an account of its own',
    nl: 'Dit adres heeft al een eigen account',
  },
  'letter.email_taken.said': {
    en: 'Someone wanted to use this address for another account. It already belongs to one, so nothing was changed.',
    nl: 'Iemand wilde dit adres voor een ander account gebruiken. Het hoort al bij een account, dus er is niets gewijzigd.',
  },
  'letter.email_changed.title': { en: 'Your address was changed', nl: 'Je adres is gewijzigd' },
  'letter.email_changed.said': { en: 'From now on you sign in with {email}.', nl: 'Voortaan log je in met {email}.' },
  'letter.email_changed.note': {
    en: 'If it was not you, write to the people who run this installation.',
    nl: 'Was jij het niet, schrijf dan naar de beheerders van deze installatie.',
  },
  'letter.footer': { en: 'Sent by {host}.', nl: 'Verstuurd door {host}.' },
  'problem.accounts.not_allowed': {
    en: 'Your role on this site does not include “{permission}”. Ask an administrator of the site for it.',
    nl: 'Jouw rol op deze site omvat “{permission}” niet. Vraag het een beheerder van de site.',
  },
  'problem.accounts.sign_in_first': { en: 'Sign in first.', nl: 'Log eerst in.' },
  'problem.accounts.step_up_first': {
    en: 'Enter your password once more to do this.',
    nl: 'Vul hiervoor nog eens je wachtwoord in.',
  },
  'problem.accounts.wrong_credentials': {
    en: 'The e-mail address and the password do not belong together. Check both and try again.',
    nl: 'Het e-mailadres en het wachtwoord horen niet bij elkaar. Controleer beide en probeer het opnieuw.',
  },
  'problem.accounts.wrong_password': {
    en: 'That is not your present password. Try again.',
    nl: 'Dat is niet je huidige wachtwoord. Probeer het opnieuw.',
  },
  'problem.accounts.password_missing': {
    en: 'Your account has no password yet. Choose one on the page of your account first.',
    nl: 'Je account heeft nog geen wachtwoord. Kies er eerst een op de pagina van je account.',
  },
  'problem.accounts.too_many_attempts': {
    en: 'There were too many attempts. Try again in {retryAfter, plural, one {# second} other {# seconds}}.',
    nl: 'Er waren te veel pogingen. Probeer het over {retryAfter, plural, one {# seconde} other {# seconden}} opnieuw.',
  },
  'problem.accounts.registration_closed': {
    en: 'New accounts are made by the people who run this installation. Ask them for one.',
    nl: 'Nieuwe accounts worden gemaakt door de beheerders van deze installatie. Vraag hun er een.',
  },
  'problem.accounts.password_too_short': {
    en: 'Choose a password of at least 8 characters.',
    nl: 'Kies een wachtwoord van minstens 8 tekens.',
  },
  'problem.accounts.password_too_long': {
    en: 'Choose a password of at most 256 characters.',
    nl: 'Kies een wachtwoord van hoogstens 256 tekens.',
  },
  'problem.accounts.password_too_common': {
    en: 'That password is one of the first that others would try. Choose a different one.',
    nl: 'Dat wachtwoord is een van de eerste die anderen zouden proberen. Kies een ander.',
  },
  'problem.accounts.email_unfit': {
    en: 'That does not look like an e-mail address. Write it like name@example.com.',
    nl: 'Dat lijkt geen e-mailadres. Schrijf het als naam@voorbeeld.nl.',
  },
  'problem.accounts.name_unfit': {
    en: 'Write a name on one line of at most 120 characters.',
    nl: 'Schrijf een naam op één regel van hoogstens 120 tekens.',
  },
  'problem.accounts.link_spent': {
    en: 'This link has been used or is too old. Ask for a new one.',
    nl: 'Deze link is gebruikt of te oud. Vraag een nieuwe aan.',
  },
  'problem.accounts.session_missing': { en: 'That session has already ended.', nl: 'Die sessie is al beëindigd.' },
  'problem.accounts.account_missing': { en: 'There is no such account.', nl: 'Dat account bestaat niet.' },
  'problem.accounts.email_taken': {
    en: 'That e-mail address already belongs to an account.',
    nl: 'Dat e-mailadres hoort al bij een account.',
  },
  'problem.accounts.staff_only': {
    en: 'Only the people who run this installation can do this.',
    nl: 'Alleen de beheerders van deze installatie kunnen dit.',
  },
})
