import { messages } from '#platform/i18n'

export const accountsOwnerMessages = messages({
  account: { en: 'Account', nl: 'Account' },
  changeEmail: { en: 'Change e-mail address', nl: 'E-mailadres wijzigen' },
  changeEmailLead: {
    en: 'We send a letter to the new address. It takes effect when you follow the link in it.',
    nl: 'We sturen een bericht naar het nieuwe adres. Het gaat in zodra je de link daarin volgt.',
  },
  changePassword: { en: 'Change password', nl: 'Wachtwoord wijzigen' },
  changePasswordLead: {
    en: 'You stay signed in here; everywhere else you are signed out.',
    nl: 'Hier blijf je ingelogd; overal elders word je uitgelogd.',
  },
  choosePassword: { en: 'Choose a password', nl: 'Wachtwoord kiezen' },
  choosePasswordLead: {
    en: 'You came here by a link and have no password yet. With one you sign in from anywhere, and prove that it is you.',
    nl: 'Je kwam hier via een link en hebt nog geen wachtwoord. Met een wachtwoord log je overal in en laat je zien dat jij het bent.',
  },
  emailNeedsPassword: {
    en: 'Choose a password below first: only whoever knows it may change the address.',
    nl: 'Kies hieronder eerst een wachtwoord: alleen wie het kent, mag het adres wijzigen.',
  },
  currentPassword: { en: 'Present password', nl: 'Huidig wachtwoord' },
  email: { en: 'E-mail address', nl: 'E-mailadres' },
  emailSent: { en: 'A letter is on its way to {email}.', nl: 'Er is een bericht onderweg naar {email}.' },
  endSession: { en: 'Sign this device out', nl: 'Dit apparaat uitloggen' },
  language: { en: 'Language', nl: 'Taal' },
  languageEn: { en: 'English', nl: 'Engels' },
  languageNl: { en: 'Dutch', nl: 'Nederlands' },
  lastSeen: { en: 'Last seen', nl: 'Laatst gezien' },
  mailbox: { en: 'Mailbox', nl: 'Postvak' },
  mailboxLead: {
    en: 'Letters the platform wrote. Without a mail server they stay here.',
    nl: 'Berichten die het platform schreef. Zonder mailserver blijven ze hier.',
  },
  name: { en: 'Name', nl: 'Naam' },
  newEmail: { en: 'New e-mail address', nl: 'Nieuw e-mailadres' },
  newPassword: { en: 'New password', nl: 'Nieuw wachtwoord' },
  passwordChanged: { en: 'Your password is changed.', nl: 'Je wachtwoord is gewijzigd.' },
  passwordHint: {
    en: 'At least {min} characters; a sentence is best.',
    nl: 'Minstens {min} tekens; een zin is het best.',
  },
  profile: { en: 'Profile', nl: 'Profiel' },
  save: { en: 'Save', nl: 'Opslaan' },
  saved: { en: 'Saved', nl: 'Opgeslagen' },
  sessionEnded: { en: 'That device is signed out.', nl: 'Dat apparaat is uitgelogd.' },
  sessions: { en: 'Where you are signed in', nl: 'Waar je bent ingelogd' },
  signOutEverywhere: { en: 'Sign out everywhere', nl: 'Overal uitloggen' },
  thisDevice: { en: 'This device', nl: 'Dit apparaat' },
  stepUpFirst: {
    en: 'This changes who may do what, or cannot be taken back. We ask for your password before it, and you have none yet. Choose one now.',
    nl: 'Dit verandert wie wat mag, of is niet terug te draaien. Daarvoor vragen we je wachtwoord, en je hebt er nog geen. Kies er nu een.',
  },
  stepUp: { en: 'Your password, once more', nl: 'Nog eens je wachtwoord' },
  stepUpGo: { en: 'Continue', nl: 'Doorgaan' },
  stepUpLead: {
    en: 'This changes who may do what, or cannot be taken back. After this we do not ask for a quarter of an hour.',
    nl: 'Dit verandert wie wat mag, of is niet terug te draaien. Hierna vragen we er een kwartier niet om.',
  },
})
