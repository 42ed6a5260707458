import type { PlainName } from '#platform/i18n'
import type { Section } from '#platform/document'
import {
  Button,
  ChoiceRow,
  FileButton,
  Group,
  ImageRow,
  SelectRow,
  SliderRow,
  TextRow,
  useAsset,
  useWords,
} from '#platform/ui'
import { useEditor } from '../../base/editor-context.tsx'
import { choiceMessages, editorMessages } from '../../base/editor.messages.ts'
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
      { kind: 'changeSection', id: section.id, changes: [{ path: [name], value }] },
      gestureOf(`${section.id}:${name}`),
    )
  return (
    <fieldset className="e-fieldset" disabled={!canEdit}>
      <LayoutFields section={section} set={set} />
      <BackgroundFields section={section} set={set} />
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

interface FieldsProps {
  section: Section
  set: (name: keyof Section, value: unknown) => void
}

function LayoutFields({ section, set }: FieldsProps) {
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

function BackgroundFields({ section, set }: FieldsProps) {
  const t = useWords(editorMessages)
  const background = section.background ?? { asset: null, video: null, overlay: 0.4, focalPoint: null }
  return (
    <Group>
      <ImageRow
        label={t('background')}
        value={background.asset}
        onChange={(asset) =>
          set('background', asset || background.video ? { ...background, asset: asset?.id ?? null } : null)
        }
        focalPoint={background.focalPoint}
        onFocalPoint={(focalPoint) => set('background', { ...background, focalPoint })}
      />
      <VideoRow
        video={background.video ?? null}
        onChange={(video) => set('background', video || background.asset ? { ...background, video } : null)}
      />
      {(background.asset ?? background.video) && (
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
  )
}

function VideoRow({ video, onChange }: { video: string | null; onChange: (id: string | null) => void }) {
  const t = useWords(editorMessages)
  const asset = useAsset(video)
  return (
    <>
      <p className="q-hint">{t('backgroundVideo')}</p>
      <FileButton family="video" current={asset?.name ?? ''} onChange={({ id }) => onChange(id)} />
      {video && (
        <Button size="small" onPress={() => onChange(null)}>
          {t('backgroundVideoRemove')}
        </Button>
      )}
    </>
  )
}
