import { block } from '#platform/render/server'
import { formBlockContract } from './form.contract.ts'
import css from './form.css?inline'
import { FormView } from './form.view.tsx'

export const formBlock = block({ contract: formBlockContract, view: FormView, css })
