import { ClipboardList } from '#platform/icons'
import { canvasBlock, lazyPart } from '#platform/ui'
import { formBlockContract } from './form.contract.ts'
import { formStyles } from './form-styles.ts'
import { FormView } from './form.view.tsx'

export const canvas = canvasBlock({
  contract: formBlockContract,
  view: FormView,
  css: formStyles,
  icon: ClipboardList,
  panel: lazyPart(() => import('./form.panel.tsx').then((module) => module.FormPanel)),
})
