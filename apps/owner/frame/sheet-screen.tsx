import { SheetScreen } from '../../../features/catalog/owner/sheet.page.tsx'
import { WithTaxClasses } from './shop-classes.tsx'

export function SheetWithServices() {
  return (
    <WithTaxClasses>
      <SheetScreen />
    </WithTaxClasses>
  )
}
