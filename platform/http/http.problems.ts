import { type ProblemBody, problems } from '#platform/contract'
import { type Language, messages, problemSentence } from '#platform/i18n'

export const httpProblems = problems('http', {
  unknownHost: [
    'missing',
    (d: { host: string; status?: number }) =>
      `No site answers at ${d.host || 'this address'}. Check the spelling, or add the domain in the settings of your site.`,
  ],
  badHost: [
    'invalid',
    () => 'The request does not say clearly which site it is for. Send exactly one Host header and a plain path.',
  ],
  badPath: ['invalid', () => 'This address is not written correctly. Check it for stray characters.'],
  notFound: [
    'missing',
    () => 'There is nothing at this address. Check the spelling, or go back to where you came from.',
  ],
  signInFirst: ['forbidden', (_: { status: 401 }) => 'Sign in first, then try again.'],
  notAllowed: ['forbidden', () => 'Your role on this site does not allow this. Ask an administrator of the site.'],
  foreignOrigin: [
    'forbidden',
    () => 'This request came from another site and was refused. Open the page itself and try again.',
  ],
  crumbFail: ['forbidden', () => 'This page was open for too long. Nothing was changed: try again.'],
  invalidInput: [
    'invalid',
    (d: { fields: Record<string, string> }) =>
      `Some of what was sent is not right: ${Object.entries(d.fields)
        .map(([field, why]) => (field ? `${field}: ${why}` : why))
        .join('; ')}`,
  ],
  malformedBody: ['invalid', () => 'What was sent could not be read. It must be well-formed and of the stated type.'],
  tooDeep: ['invalid', () => 'What was sent is nested too deeply to be read.'],
  tooManyKeys: [
    'invalid',
    (d: { limit: number }) => `The address carries more than ${d.limit} values. Leave some out.`,
  ],
  tooLarge: [
    'invalid',
    (d: { limit: number; status: 413 }) =>
      `What was sent is larger than the ${Math.ceil(d.limit / 1024)} kB that are accepted here.`,
  ],
  unsupportedType: ['invalid', (_: { status: 415 }) => 'This kind of content is not accepted here. Send JSON.'],
  duplicateCookie: [
    'invalid',
    (d: { name: string }) =>
      `The browser sent the cookie ${d.name} twice. Clear the cookies of this site and try again.`,
  ],
  keyMissing: [
    'invalid',
    () => 'This call needs an Idempotency-Key header, so that a repetition has no second effect.',
  ],
  keyReused: [
    'conflict',
    (_: { status: 422 }) => 'This Idempotency-Key was used with other content. Use a new key for a new call.',
  ],
  databaseGone: [
    'broken',
    () => 'The site cannot reach its database at the moment. Nothing was lost: try again in a minute.',
  ],
  tooSlow: ['busy', (_: { status: 408 }) => 'The request took too long to arrive. Try again.'],
  defect: [
    'broken',
    (d: { id: string; status: 500 }) =>
      `Something went wrong on our side. Nothing you did caused it. If it happens again, mention the number ${d.id}.`,
  ],
})

export const httpMessages = messages({
  'problem.http.unknown_host': {
    en: 'No site answers at {host}. Check the spelling, or add the domain in the settings of your site.',
    nl: 'Er is geen site op {host}. Controleer de spelling, of voeg het domein toe in de instellingen van je site.',
  },
  'problem.http.bad_host': {
    en: 'The request does not say clearly which site it is for. Send exactly one Host header and a plain path.',
    nl: 'Uit de aanvraag blijkt niet voor welke site hij bedoeld is. Stuur precies één Host-header en een gewoon pad.',
  },
  'problem.http.bad_path': {
    en: 'This address is not written correctly. Check it for stray characters.',
    nl: 'Dit adres is niet goed geschreven. Controleer het op vreemde tekens.',
  },
  'problem.http.not_found': {
    en: 'There is nothing at this address. Check the spelling, or go back to where you came from.',
    nl: 'Op dit adres is niets te vinden. Controleer de spelling of ga terug naar waar je vandaan kwam.',
  },
  'problem.http.sign_in_first': {
    en: 'Sign in first, then try again.',
    nl: 'Log eerst in en probeer het dan opnieuw.',
  },
  'problem.http.not_allowed': {
    en: 'Your role on this site does not allow this. Ask an administrator of the site.',
    nl: 'Jouw rol op deze site staat dit niet toe. Vraag het een beheerder van de site.',
  },
  'problem.http.foreign_origin': {
    en: 'This request came from another site and was refused. Open the page itself and try again.',
    nl: 'Deze aanvraag kwam van een andere site en is geweigerd. Open de pagina zelf en probeer het opnieuw.',
  },
  'problem.http.crumb_fail': {
    en: 'This page was open for too long. Nothing was changed: try again.',
    nl: 'Deze pagina heeft te lang opengestaan. Er is niets gewijzigd: probeer het opnieuw.',
  },
  'problem.http.invalid_input': {
    en: 'Some of what was sent is not right. Check the marked fields.',
    nl: 'Er klopt iets niet in wat je hebt gestuurd. Controleer de gemarkeerde velden.',
  },
  'problem.http.malformed_body': {
    en: 'What was sent could not be read. It must be well-formed and of the stated type.',
    nl: 'Wat is gestuurd kon niet worden gelezen. Het moet kloppen en van de genoemde soort zijn.',
  },
  'problem.http.too_deep': {
    en: 'What was sent is nested too deeply to be read.',
    nl: 'Wat is gestuurd is te diep genest om te lezen.',
  },
  'problem.http.too_many_keys': {
    en: 'The address carries more than {limit} values. Leave some out.',
    nl: 'Het adres bevat meer dan {limit} waarden. Laat er een paar weg.',
  },
  'problem.http.too_large': {
    en: 'What was sent is larger than is accepted here. Choose something smaller.',
    nl: 'Wat is gestuurd is groter dan hier wordt aangenomen. Kies iets kleiners.',
  },
  'problem.http.unsupported_type': {
    en: 'This kind of content is not accepted here. Send JSON.',
    nl: 'Dit soort inhoud wordt hier niet aangenomen. Stuur JSON.',
  },
  'problem.http.duplicate_cookie': {
    en: 'The browser sent the cookie {name} twice. Clear the cookies of this site and try again.',
    nl: 'De browser stuurde de cookie {name} twee keer. Wis de cookies van deze site en probeer het opnieuw.',
  },
  'problem.http.key_missing': {
    en: 'This call needs an Idempotency-Key header, so that a repetition has no second effect.',
    nl: 'Deze aanroep heeft een Idempotency-Key-header nodig, zodat herhalen geen tweede effect heeft.',
  },
  'problem.http.key_reused': {
    en: 'This Idempotency-Key was used with other content. Use a new key for a new call.',
    nl: 'Deze Idempotency-Key is al gebruikt met andere inhoud. Gebruik een nieuwe sleutel voor een nieuwe aanroep.',
  },
  'problem.http.database_gone': {
    en: 'The site cannot reach its database at the moment. Nothing was lost: try again in a minute.',
    nl: 'De site kan even niet bij de database. Er is niets verloren gegaan: probeer het over een minuut opnieuw.',
  },
  'problem.http.too_slow': {
    en: 'The request took too long to arrive. Try again.',
    nl: 'De aanvraag kwam te langzaam binnen. Probeer het opnieuw.',
  },
  'problem.http.defect': {
    en: 'Something went wrong on our side. Nothing you did caused it. If it happens again, mention the number {id}.',
    nl: 'Er ging iets mis aan onze kant. Het ligt niet aan jou. Gebeurt het nog eens, noem dan het nummer {id}.',
  },
  'title.problem': { en: 'This did not work', nl: 'Dit is niet gelukt' },
  'title.missing': { en: 'Nothing here', nl: 'Hier is niets' },
  'title.confirm': { en: 'One more step', nl: 'Nog één stap' },
  'confirm.sentence': {
    en: 'Your browser did not say where this form came from. Confirm that you sent it yourself.',
    nl: 'Je browser vertelde niet waar dit formulier vandaan kwam. Bevestig dat je het zelf hebt verstuurd.',
  },
  'confirm.button': { en: 'Send it', nl: 'Versturen' },
  'way.home': { en: 'Go to the front page', nl: 'Naar de voorpagina' },
})

/** A problem in the language of the person: the catalogue's sentence, or the English one it was thrown with. */
export function sentenceOf(body: ProblemBody, language: Language): string {
  return language === 'en' ? body.sentence : (problemSentence(language, body.code, body.details) ?? body.sentence)
}
