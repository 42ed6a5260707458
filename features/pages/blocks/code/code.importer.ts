import type { PieceImporter } from '#platform/block'
import type { CodeProps } from './code.contract.ts'
import { codeLanguages } from './highlight.rules.ts'

export const codeImporter: PieceImporter<CodeProps> = {
  code: ({ language, text }) => ({
    props: { mode: 'show', language: codeLanguages.find((name) => name === language) ?? 'plain', source: text },
  }),
  'own-html': ({ html }) => ({ props: { mode: 'run', language: 'html', source: html } }),
}
