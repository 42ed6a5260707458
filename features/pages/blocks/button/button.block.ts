import { block } from '#platform/render/server'
import { buttonBlockContract } from './button.contract.ts'
import css from './button.css?inline'
import { buttonImporter } from './button.importer.ts'
import { ButtonView } from './button.view.tsx'

export const buttonBlock = block({ contract: buttonBlockContract, view: ButtonView, css, importer: buttonImporter })
