export { currencyName, defaultCurrency, exponentOf, offeredCurrencies, sameFigures } from './currency.ts'
export { type MoneyFormat, formatAmount, formatMoney, moneyFormatOf } from './format-money.ts'
export { type Money, maximumPriceMinor, percentOf, share } from './money.ts'
export { parseMoney } from './parse-money.ts'
