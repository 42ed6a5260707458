import { MediaServices } from '#features/media/owner'
import { linkTargets } from '#features/pages/owner'
import { CategoriesScreen } from '../../../features/catalog/owner/categories.page.tsx'
import { ProductScreen } from '../../../features/catalog/owner/product.page.tsx'
import { RichTextField } from './rich-text-field.tsx'
import { WithTaxClasses } from './shop-classes.tsx'

/** The product's screen with the library and the text editor, which are the application's. */
export function ProductWithServices() {
  return (
    <MediaServices linkTargets={linkTargets}>
      <WithTaxClasses>
        <ProductScreen editor={RichTextField} />
      </WithTaxClasses>
    </MediaServices>
  )
}

export function CategoriesWithServices() {
  return (
    <MediaServices linkTargets={linkTargets}>
      <CategoriesScreen />
    </MediaServices>
  )
}
