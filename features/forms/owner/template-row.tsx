import { Select, useWords } from '#platform/ui'
import type { BlockField } from '../contract/block-field.schema.ts'
import { fieldsOfTemplate, type FormTemplate, formTemplates } from './form-templates.ts'
import { formPanelMessages, formTemplateMessages } from './forms-owner.messages.ts'

/** Replaces the fields with those of a template; undo restores them. */
export function TemplateRow({ onChoose }: { onChoose: (fields: BlockField[]) => void }) {
  const t = useWords(formPanelMessages)
  const words = useWords(formTemplateMessages)
  return (
    <Select<FormTemplate | 'choose'>
      label={t('template')}
      hint={t('template.hint')}
      value="choose"
      onChange={(template) => template !== 'choose' && onChoose(fieldsOfTemplate(template, words))}
      options={(['choose', ...formTemplates] as const).map((value) => ({ value, label: t(`template.${value}`) }))}
    />
  )
}
