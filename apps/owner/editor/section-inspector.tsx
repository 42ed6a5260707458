import { useRef } from 'react'
import type { Section } from '#platform/blocks'
import { ChoiceRow, Group, ImageRow, SelectRow, SliderRow, TextRow, useWords } from '#platform/desk'
import { useEditor } from '../canvas/editor-context.tsx'
import { choiceMessages, editorMessages } from './editor.messages.ts'

const themes = ['lightest', 'light', 'bright', 'dark', 'darkest'] as const
const heights = ['fit', 'small', 'medium', 'large', 'screen'] as const
const widths = ['narrow', 'site', 'full'] as const
const spaces = ['none', 'small', 'medium', 'large'] as const
const aligns = ['start', 'center', 'end'] as const

export function SectionInspector({ section }: { section: Section }) {
  const t = useWords(editorMessages)
  const c = useWords(choiceMessages)
  const { edit, canEdit } = useEditor()
  const turn = useRef(0)
  const set = (name: keyof Section, value: unknown) =>
    edit({ kind: 'changeSection', id: section.id, changes: [{ path: [name], value }] }, `section:${section.id}:${name}:${turn.current}`)
  const choices = <V extends keyof typeof choiceMessages.catalogue>(values: readonly V[]) => values.map((value) => ({ value, label: c(value) }))
  const background = section.background ?? { asset: null, overlay: 0.4, focalPoint: null }
  return (
    <fieldset className="e-fieldset" disabled={!canEdit}>
      <Group>
        <SelectRow label={t('sectionTheme')} value={section.theme} onChange={(theme) => set('theme', theme)} options={choices(themes)} />
        <ChoiceRow label={t('sectionWidth')} value={section.width} onChange={(width) => set('width', width)} options={choices(widths)} />
        <ChoiceRow label={t('sectionSpace')} value={section.padding} onChange={(padding) => set('padding', padding)} options={choices(spaces)} />
        <SelectRow label={t('sectionHeight')} value={section.height} onChange={(height) => set('height', height)} options={choices(heights)} />
        {section.height !== 'fit' && (
          <ChoiceRow label={t('sectionAlign')} value={section.align} onChange={(align) => set('align', align)} options={choices(aligns)} />
        )}
      </Group>
      <Group>
        <ImageRow
          label={t('background')}
          value={background.asset}
          onChange={(asset) => set('background', asset ? { ...background, asset: asset.id } : null)}
          focalPoint={background.focalPoint}
          onFocalPoint={(focalPoint) => set('background', { ...background, focalPoint })}
        />
        {background.asset && (
          <SliderRow
            label={t('overlay')}
            min={0}
            max={1}
            step={0.05}
            percent
            value={background.overlay}
            onChange={(overlay) => set('background', { ...background, overlay })}
          />
        )}
      </Group>
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
