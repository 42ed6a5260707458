import { useState } from 'react'
import { isEmailAddress } from '#platform/contract'
import { type BlockPanelProps, Group, LinkRow, PropChoiceRow, TextArea, TextRow, useWords } from '#platform/ui'
import { mostFields, mostRecipients } from '../../contract/form.rules.ts'
import { FieldList } from '../../owner/field-list.tsx'
import { formPanelMessages } from '../../owner/forms-owner.messages.ts'
import type { FormProps } from './form.contract.ts'

const aligns = ['start', 'center', 'stretch'] as const

export function FormPanel({ props, change }: BlockPanelProps<FormProps>) {
  const t = useWords(formPanelMessages)
  return (
    <>
      <Group title={t('build')}>
        <TextRow label={t('name')} hint={t('name.hint')} value={props.name} onChange={(name) => change('name', name)} />
        <FieldList fields={props.fields} onChange={(fields) => change('fields', fields)} max={mostFields} />
        <TextRow
          label={t('submitLabel')}
          placeholder={t('submitLabel.placeholder')}
          value={props.submitLabel}
          onChange={(label) => change('submitLabel', label)}
        />
        <PropChoiceRow name="align" values={aligns} value={props.align} words={t} change={change} />
      </Group>
      <Group title={t('storage')}>
        <p className="q-hint">
          {t('storage.hint')} <a href="/config/forms">{t('openInbox')}</a>
        </p>
        <Recipients value={props.recipients} onChange={(recipients) => change('recipients', recipients)} />
      </Group>
      <Group title={t('afterSending')}>
        <TextRow
          multiline
          label={t('thanks')}
          placeholder={t('thanks.placeholder')}
          value={props.thanks}
          onChange={(thanks) => change('thanks', thanks)}
        />
        <LinkRow label={t('redirect')} value={props.redirect} onChange={(redirect) => change('redirect', redirect)} />
      </Group>
      <Group title={t('disclaimer')}>
        <TextRow
          multiline
          label={t('disclaimer.text')}
          value={props.disclaimer}
          onChange={(disclaimer) => change('disclaimer', disclaimer)}
        />
      </Group>
      <Group title={t('advanced')}>
        <TextRow
          code
          rows={4}
          label={t('thanksHtml')}
          hint={t('thanksHtml.hint')}
          value={props.thanksHtml}
          onChange={(thanksHtml) => change('thanksHtml', thanksHtml)}
        />
      </Group>
    </>
  )
}

/** Addresses, one on each line; what is none yet is kept as it is typed, and not stored. */
function Recipients({ value, onChange }: { value: readonly string[]; onChange: (value: string[]) => void }) {
  const t = useWords(formPanelMessages)
  const [text, setText] = useState(value.join('\n'))
  const lines = text.split(/[\n,;]/).map((line) => line.trim())
  const wrong = lines.find((line) => line !== '' && !isEmailAddress(line))
  const type = (typed: string) => {
    setText(typed)
    const addresses = typed.split(/[\n,;]/).map((line) => line.trim())
    onChange([...new Set(addresses.filter(isEmailAddress))].slice(0, mostRecipients))
  }
  return (
    <TextArea
      label={t('recipients')}
      hint={t('recipients.hint')}
      value={text}
      onChange={type}
      rows={2}
      error={wrong === undefined ? null : t('recipients.wrong', { address: wrong })}
    />
  )
}
