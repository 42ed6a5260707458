import { type BlockPanelProps, SelectRow, useWords } from '#platform/ui'
import { blockPanelMessages } from '../../owner/block-panels.messages.ts'
import { CodeField } from '../../owner/code-field.tsx'
import type { CodeProps } from './code.contract.ts'
import { codeLanguages } from './highlight.rules.ts'

const modes = ['show', 'run'] as const
const names = {
  html: 'HTML',
  css: 'CSS',
  javascript: 'JavaScript',
  typescript: 'TypeScript',
  json: 'JSON',
  python: 'Python',
  shell: 'Shell',
  sql: 'SQL',
}

export function CodePanel({ props, change }: BlockPanelProps<CodeProps>) {
  const t = useWords(blockPanelMessages)
  const languages = codeLanguages.map((value) => ({
    value,
    label: value === 'plain' ? t('language.plain') : names[value],
  }))
  return (
    <>
      <SelectRow
        label={t('mode')}
        value={props.mode}
        options={modes.map((value) => ({ value, label: t(`mode.${value}`) }))}
        onChange={(mode) => change('mode', mode)}
      />
      {props.mode === 'run' && <p className="q-hint">{t('mode.hint')}</p>}
      {props.mode === 'show' && (
        <SelectRow
          label={t('language')}
          value={props.language}
          options={languages}
          onChange={(language) => change('language', language)}
        />
      )}
      <CodeField
        rows={16}
        label={t('code')}
        language={props.mode === 'run' ? 'html' : props.language}
        value={props.source}
        onChange={(source) => change('source', source)}
      />
    </>
  )
}
