import { type BlockPanelProps, LinkRow, SelectRow, SwitchRow, TextRow, useWords } from '#platform/ui'
import { askMessages } from '../../owner/ask.messages.ts'
import type { ButtonProps } from './button.contract.ts'
import { askStyles } from './button.rules.ts'

const begins: NonNullable<ButtonProps['ask']> = {
  style: 'confirm-or-cancel',
  title: '',
  message: '',
  confirm: '',
  reject: '',
  otherwise: null,
}

/** Edits the question or notice that a button shows before it follows its link. */
export function AskRows({ props: { ask }, change }: Pick<BlockPanelProps<ButtonProps>, 'props' | 'change'>) {
  const t = useWords(askMessages)
  const set = (name: keyof typeof begins, value: unknown) => change(['ask', name], value)
  return (
    <>
      <SwitchRow
        label={t('ask')}
        hint={t('ask.hint')}
        value={ask !== null}
        onChange={(asks) => change('ask', asks ? begins : null)}
      />
      {ask && (
        <>
          <SelectRow
            label={t('style')}
            value={ask.style}
            options={askStyles.map((value) => ({ value, label: t(`style.${value}`) }))}
            onChange={(style) => set('style', style)}
          />
          <TextRow label={t('title')} value={ask.title} onChange={(title) => set('title', title)} />
          <TextRow
            multiline
            rows={3}
            label={t('message')}
            value={ask.message}
            onChange={(message) => set('message', message)}
          />
          {ask.style !== 'no-buttons' && (
            <TextRow label={t('confirm')} value={ask.confirm} onChange={(confirm) => set('confirm', confirm)} />
          )}
          {ask.style.startsWith('confirm-or') && (
            <TextRow label={t('reject')} value={ask.reject} onChange={(reject) => set('reject', reject)} />
          )}
          {ask.style === 'confirm-or-reject' && (
            <LinkRow
              label={t('otherwise')}
              value={ask.otherwise}
              onChange={(otherwise) => set('otherwise', otherwise)}
            />
          )}
        </>
      )}
    </>
  )
}
