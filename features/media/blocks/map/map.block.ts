import { block } from '#platform/render/server'
import videoCss from '../../visitor/video.css?inline'
import { mapBlockContract } from './map.contract.ts'
import css from './map.css?inline'
import { loadMaps } from './map.loader.ts'
import { MapView } from './map.view.tsx'

export const mapBlock = block({ contract: mapBlockContract, loader: loadMaps, view: MapView, css: videoCss + css })
