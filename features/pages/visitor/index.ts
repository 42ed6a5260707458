export { CheckedForm, Fault, faultOf, faultWords } from './checked-form.tsx'
export { BesideImage, type PopularEntry, PopularList, type SpecialWords } from './special-page.tsx'
export { default as specialPageCss } from './special-page.css?inline'
