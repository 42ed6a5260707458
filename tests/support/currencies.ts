/** A3.33: the currencies that every store has to be able to count in. It can count in others as well. */
export const documentedCurrencies =
  'EUR USD AUD NOK CAD NZD DKK GBP HKD CHF MXN SGD SEK CZK ILS PHP RUB PLN THB MYR ARS BRL COP IDR INR JPY ZAR'.split(
    ' ',
  )
