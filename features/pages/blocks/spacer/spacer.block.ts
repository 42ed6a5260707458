import { block } from '#platform/render/server'
import { spacerBlockContract } from './spacer.contract.ts'
import css from './spacer.css?inline'
import { spacerImporter } from './spacer.importer.ts'
import { SpacerView } from './spacer.view.tsx'

export const spacerBlock = block({ contract: spacerBlockContract, view: SpacerView, css, importer: spacerImporter })
