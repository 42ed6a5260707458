import { Select, TextField, useLanguage, useWords } from '#platform/ui'
import { type Condition, type ConditionTest, conditionTests } from '../contract/conditions.rules.ts'
import type { BlockField } from '../contract/block-field.schema.ts'
import { fieldTitle } from '../contract/field-title.ts'
import { formPanelMessages } from './forms-owner.messages.ts'

type Question = Exclude<BlockField, { kind: 'step' | 'section' }>

interface Props {
  shownIf: Condition | null
  /** All fields of the form, and the field that has the condition: it can depend only on earlier fields. */
  fields: readonly BlockField[]
  id: string
  onChange: (shownIf: Condition | null) => void
}

/** Sets the earlier answer on which a field depends. Shows nothing when there is no earlier field. */
export function ConditionRows({ shownIf, fields, id, onChange }: Props) {
  const t = useWords(formPanelMessages)
  const language = useLanguage()
  const earlier = fields
    .slice(
      0,
      fields.findIndex((field) => field.id === id),
    )
    .filter(canBeAskedOf)
  const [first] = earlier
  if (!first) return null
  const source = earlier.find((field) => field.id === shownIf?.field)
  return (
    <>
      <Select<'always' | 'if'>
        label={t('shownIf')}
        value={shownIf ? 'if' : 'always'}
        onChange={(choice) => onChange(choice === 'if' ? startOf(first) : null)}
        options={(['always', 'if'] as const).map((value) => ({ value, label: t(`shownIf.${value}`) }))}
      />
      {shownIf && (
        <>
          <Select
            label={t('ifField')}
            value={shownIf.field}
            onChange={(field) => onChange(startOf(earlier.find((candidate) => candidate.id === field) ?? first))}
            options={earlier.map((field) => ({ value: field.id, label: fieldTitle(field, language) }))}
          />
          <Select<ConditionTest>
            label={t('ifTest')}
            value={shownIf.test}
            onChange={(test) => onChange({ ...shownIf, test })}
            options={conditionTests.map((value) => ({ value, label: t(`test.${value}`) }))}
          />
          {shownIf.test !== 'answered' && shownIf.test !== 'empty' && (
            <ValueRow source={source} value={shownIf.value} onChange={(value) => onChange({ ...shownIf, value })} />
          )}
        </>
      )}
    </>
  )
}

/** Value of the condition: one of the earlier field's choices when it has some, otherwise a text. */
function ValueRow({
  source,
  value,
  onChange,
}: {
  source: Question | undefined
  value: string
  onChange: (value: string) => void
}) {
  const t = useWords(formPanelMessages)
  if (!source || !('options' in source))
    return <TextField label={t('ifValue')} value={value} onChange={onChange} maxLength={500} />
  return (
    <Select
      label={t('ifValue')}
      value={value}
      onChange={onChange}
      options={[...new Set([...source.options, value])].map((option) => ({ value: option, label: option || '–' }))}
    />
  )
}

function canBeAskedOf(field: BlockField): field is Question {
  return !['step', 'section', 'password', 'name', 'address', 'phone', 'date', 'time', 'likert'].includes(field.kind)
}

function startOf(source: Question): Condition {
  return 'options' in source
    ? { field: source.id, test: 'is', value: source.options[0] ?? '' }
    : { field: source.id, test: 'answered', value: '' }
}
