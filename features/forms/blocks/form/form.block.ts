import { block } from '#platform/render/server'
import { prefillNames } from '../../contract/prefill.rules.ts'
import { formBlockContract } from './form.contract.ts'
import { formImporter } from './form.importer.ts'
import { formStyles } from './form-styles.ts'
import { loadForms } from './form.loader.ts'
import { FormView } from './form.view.tsx'

export const formBlock = block({
  contract: formBlockContract,
  loader: loadForms,
  view: FormView,
  css: formStyles,
  importer: formImporter,
  personal: ({ fields }) => prefillNames(fields),
})
