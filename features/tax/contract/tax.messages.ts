import { messages } from '#platform/i18n'

export const taxMessages = messages({
  included: { en: 'incl. {amount} {name}', nl: 'incl. {amount} {name}' },
  'problem.tax.rate_missing': {
    en: 'This tax rate is gone. Somebody may have removed it: load the list again.',
    nl: 'Dit belastingtarief is weg. Misschien heeft iemand het verwijderd: laad de lijst opnieuw.',
  },
  'problem.tax.too_many_rates': {
    en: 'A shop can hold {limit} tax rates. Remove some that are no longer needed.',
    nl: 'Een winkel kan {limit} belastingtarieven hebben. Verwijder er een paar die niet meer nodig zijn.',
  },
  'problem.tax.bad_vat_number': {
    en: 'This VAT number does not have the form of its country. Check it, letters included: NL123456789B01.',
    nl: 'Dit btw-nummer heeft niet de vorm van zijn land. Controleer het, met de letters erbij: NL123456789B01.',
  },
  'problem.tax.not_rates': {
    en: 'This file holds no tax rates. It needs the columns “Country Code”, “Rate %” and “Tax Name”, as WooCommerce exports them.',
    nl: 'In dit bestand staan geen belastingtarieven. Het heeft de kolommen “Country Code”, “Rate %” en “Tax Name” nodig, zoals WooCommerce ze exporteert.',
  },
})
