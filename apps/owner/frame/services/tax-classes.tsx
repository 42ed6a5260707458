import type { ReactNode } from 'react'
import { TaxClasses } from '#features/catalog/owner'
import { taxApi, taxClassName, standardTaxClass } from '#features/tax/contract'
import { useCall, useLanguage } from '#platform/ui'

/** The classes of the shop's taxes, for the screens on which products name one. */
export function TaxClassesService({ children }: { children: ReactNode }) {
  const language = useLanguage()
  const found = useCall(taxApi.classes, {})
  const choices = (found.data?.classes ?? []).map(({ name, isRated }) => ({
    value: name === standardTaxClass ? '' : name,
    label: taxClassName(name, language),
    isRated,
  }))
  return <TaxClasses value={choices}>{children}</TaxClasses>
}
