import { block } from '#platform/render/server'
import { htmlBlockContract } from './html.contract.ts'
import { htmlImporter } from './html.importer.ts'
import { HtmlView } from './html.view.tsx'

export const htmlBlock = block({ contract: htmlBlockContract, view: HtmlView, importer: htmlImporter })
