import { messages } from '#platform/i18n'

export const egressMessages = messages({
  'problem.egress.bad_address': {
    en: '“{url}” is not an address that can be fetched. Use one that starts with http:// or https://.',
    nl: '‘{url}’ is geen adres dat opgehaald kan worden. Gebruik een adres dat met http:// of https:// begint.',
  },
  'problem.egress.refused': {
    en: '“{url}” leads into a private network or to an unusual port. Use an address that anybody on the internet can open.',
    nl: '‘{url}’ leidt naar een besloten netwerk of een ongebruikelijke poort. Gebruik een adres dat iedereen op internet kan openen.',
  },
  'problem.egress.unreachable': {
    en: '“{url}” cannot be reached. Check the address, or try again later.',
    nl: '‘{url}’ is niet bereikbaar. Controleer het adres of probeer het later opnieuw.',
  },
  'problem.egress.unfit': {
    en: '“{url}” holds something of the type {type}, which is not wanted here.',
    nl: '‘{url}’ bevat iets van het type {type}; dat past hier niet.',
  },
  'problem.egress.refused_by_server': {
    en: '“{url}” answered with the error {code, number, ::group-off}. Check that it can be opened without signing in.',
    nl: '‘{url}’ antwoordde met fout {code, number, ::group-off}. Controleer of het adres zonder inloggen te openen is.',
  },
  'problem.egress.too_large': {
    en: '“{url}” is larger than {megabytes} MB.',
    nl: '‘{url}’ is groter dan {megabytes} MB.',
  },
  'problem.egress.too_slow': {
    en: '“{url}” did not arrive within {seconds} seconds. Try again later.',
    nl: '‘{url}’ kwam niet binnen {seconds} seconden binnen. Probeer het later opnieuw.',
  },
  'problem.egress.too_many_redirects': {
    en: '“{url}” sends from one address to the next without end.',
    nl: '‘{url}’ verwijst eindeloos door naar een ander adres.',
  },
})
