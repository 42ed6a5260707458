import type { BlockStyles } from '#platform/render'
import form from './form.css?inline'
import own from './form-own.css?inline'
import parts from './form-parts.css?inline'
import steps from './form-steps.css?inline'

/** Most forms have neither steps nor fields of several parts, so their pages do not load those styles. */
export const formStyles = [
  { css: form },
  { css: parts, where: ['form-parts', 'form-scale', 'form-money'] },
  { css: own, where: ['form-rating', 'form-matrix', 'form-signature', 'data-formula', 'data-captcha', 'type="file"'] },
  { css: steps, where: ['data-steps', 'data-if'] },
] as const satisfies BlockStyles
