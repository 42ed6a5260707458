import { block } from '#platform/render/server'
import { linkBlockContract } from './link.contract.ts'
import css from './link.css?inline'
import { loadLinks } from './link.loader.ts'
import { LinkView } from './link.view.tsx'

export const linkBlock = block({ contract: linkBlockContract, loader: loadLinks, view: LinkView, css })
