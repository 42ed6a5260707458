import ground from './product.css?inline'
import asked from './product-asked.css?inline'
import specifications from './product-specifications.css?inline'
import bar from './buy-bar.css?inline'
import form from './product-form.css?inline'
import widths from './product-widths.css?inline'

/** In the order in which they count: a later part may overrule an earlier one. */
export const productStyles: string = ground + form + specifications + widths + asked + bar
