import { block } from '#platform/render/server'
import { codeBlockContract } from './code.contract.ts'
import css from './code.css?inline'
import { codeImporter } from './code.importer.ts'
import { CodeView } from './code.view.tsx'

export const codeBlock = block({ contract: codeBlockContract, view: CodeView, css, importer: codeImporter })
