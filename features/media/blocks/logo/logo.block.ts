import { block } from '#platform/render/server'
import { logoBlockContract } from './logo.contract.ts'
import css from './logo.css?inline'
import { loadLogos } from './logo.loader.ts'
import { LogoView } from './logo.view.tsx'

export const logoBlock = block({ contract: logoBlockContract, loader: loadLogos, view: LogoView, css })
