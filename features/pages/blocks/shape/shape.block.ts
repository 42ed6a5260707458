import { block } from '#platform/render/server'
import { shapeBlockContract } from './shape.contract.ts'
import css from './shape.css?inline'
import { ShapeView } from './shape.view.tsx'

export const shapeBlock = block({ contract: shapeBlockContract, view: ShapeView, css })
