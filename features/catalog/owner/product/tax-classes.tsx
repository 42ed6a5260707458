import { createContext, useContext } from 'react'

/** A class of products that rates of tax name; '' is the one that a product has without a choice. */
export interface TaxClassChoice {
  value: string
  label: string
  /** Whether a rate uses the class, so that its products are taxed. */
  isRated: boolean
}

const classes = createContext<readonly TaxClassChoice[]>([])

/** The tax classes of the shop, which the application provides. */
export const TaxClasses = classes.Provider

/** Tax classes of the shop, and the product's current one if the shop no longer has it. */
export function useTaxClasses(current = ''): readonly TaxClassChoice[] {
  const taxClasses = useContext(classes)
  return taxClasses.some(({ value }) => value === taxClassValue(current))
    ? taxClasses
    : [...taxClasses, { value: current, label: current, isRated: true }]
}

/** Returns the value of a choice: classes differ regardless of capitals, and the standard one may be named or not. */
export function taxClassValue(text: string): string {
  const name = text.trim().toLowerCase()
  return name === 'standard' ? '' : name
}
