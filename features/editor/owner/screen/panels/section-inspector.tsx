import type { PlainName } from '#platform/i18n'
import type { Section } from '#platform/document'
import { ChoiceRow, Group, SelectRow, TextRow, useWords } from '#platform/ui'
import { useEditor } from '../../base/editor-context.tsx'
import { choiceMessages, editorMessages } from '../../base/editor.messages.ts'
import { BackgroundFields, type SectionFieldsProps } from './section-background.tsx'
import { DividerFields } from './section-dividers.tsx'
import { StyleButtons } from './several-inspector.tsx'
import { useGesture } from '../../base/use-gesture.ts'

const themes = ['lightest', 'light', 'bright', 'dark', 'darkest'] as const
const heights = ['fit', 'small', 'medium', 'large', 'screen'] as const
const widths = ['narrow', 'site', 'full'] as const
const spaces = ['none', 'small', 'medium', 'large'] as const
const aligns = ['start', 'center', 'end'] as const

export function SectionInspector({ section }: { section: Section }) {
  const t = useWords(editorMessages)
  const { edit, canEdit } = useEditor()
  const gestureOf = useGesture()
  const set = (name: keyof Section, value: unknown) =>
    edit(
      {
        kind: 'changeSection',
        id: section.id,
        changes: [value === undefined ? { path: [name], remove: true } : { path: [name], value }],
      },
      gestureOf(`${section.id}:${name}`),
    )
  return (
    <fieldset className="e-fieldset" disabled={!canEdit}>
      <LayoutFields section={section} set={set} />
      <BackgroundFields section={section} set={set} />
      <DividerFields section={section} set={set} />
      <StyleButtons />
      <Group>
        <TextRow label={t('name')} value={section.name} onChange={(name) => set('name', name)} />
        <TextRow
          label={t('anchor')}
          value={section.anchor}
          onChange={(anchor) => set('anchor', anchor.replace(/[^\p{L}\p{N}-]+/gu, '-'))}
          {...(section.anchor && { hint: t('anchorHint', { anchor: section.anchor }) })}
        />
      </Group>
    </fieldset>
  )
}

function LayoutFields({ section, set }: SectionFieldsProps) {
  const t = useWords(editorMessages)
  const c = useWords(choiceMessages)
  const choices = <V extends PlainName<'editor.choices'>>(values: readonly V[]) =>
    values.map((value) => ({ value, label: c(value) }))
  return (
    <Group>
      <SelectRow
        label={t('sectionTheme')}
        value={section.theme}
        onChange={(theme) => set('theme', theme)}
        options={choices(themes)}
      />
      <ChoiceRow
        label={t('sectionWidth')}
        value={section.width}
        onChange={(width) => set('width', width)}
        options={choices(widths)}
      />
      <ChoiceRow
        label={t('sectionSpace')}
        value={section.padding}
        onChange={(padding) => set('padding', padding)}
        options={choices(spaces)}
      />
      <SelectRow
        label={t('sectionHeight')}
        value={section.height}
        onChange={(height) => set('height', height)}
        options={choices(heights)}
      />
      {section.height !== 'fit' && (
        <ChoiceRow
          label={t('sectionAlign')}
          value={section.align}
          onChange={(align) => set('align', align)}
          options={choices(aligns)}
        />
      )}
    </Group>
  )
}
