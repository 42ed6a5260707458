import type { Command, EditorState } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { type Icon, Palette, Type } from '#platform/icons'
import { textColour } from '#platform/render'
import { paletteColourIds } from '#platform/theme'
import { IconButton, Menu, type MenuEntries, useWords } from '#platform/ui'
import { coloured, hasMark, markValue, sized, toggles } from './text-commands.ts'
import { textLooksMessages } from './text-looks.messages.ts'

interface Props {
  state: EditorState
  run: (command: Command) => void
}

const sizes = ['small', null, 'large', 'larger'] as const
const marks = [
  { name: 'strike', keys: 'Mod+Shift+X' },
  { name: 'code', keys: 'Mod+E' },
  { name: 'sup', keys: '' },
  { name: 'sub', keys: '' },
] as const

/** Sizes, and the marks that are used less often. */
export function LooksMenu({ state, run }: Props) {
  const t = useWords(textLooksMessages)
  const size = hasMark(state, 'small') ? 'small' : markValue(state, 'size', 'step')
  const entries: MenuEntries = [
    ...sizes.map((step) => ({
      id: step ?? 'usual',
      label: t(step ?? 'usual'),
      isChosen: size === step,
      onAction: () => run(sized(step)),
    })),
    'separator',
    ...marks.map(({ name, keys }) => ({
      id: name,
      label: t(name),
      isChosen: hasMark(state, name),
      ...(keys !== '' && { keys }),
      onAction: () => run(toggles(name)),
    })),
  ]
  const label = t('looks')
  return <Menu label={label} entries={entries} trigger={<IconButton icon={Type} size="small" label={label} />} />
}

/** Colours of the section first: they stay readable when its theme changes. */
const ofSection = ['theme-accent', 'theme-muted'] as const

export function ColourMenu({ view, run }: { view: EditorView; run: Props['run'] }) {
  const t = useWords(textLooksMessages)
  const name = markValue(view.state, 'color', 'name')
  const entry = (value: string, label: string) => ({
    id: value,
    label,
    icon: dot(view, value),
    isChosen: name === value,
    onAction: () => run(coloured(value)),
  })
  const entries: MenuEntries = [
    { id: 'none', label: t('ownColour'), isChosen: name === null, onAction: () => run(coloured(null)) },
    ...ofSection.map((value) => entry(value, t(value))),
    'separator',
    ...paletteColourIds.map((id) => entry(id, t(id))),
  ]
  const label = t('colour')
  return <Menu label={label} entries={entries} trigger={<IconButton icon={Palette} size="small" label={label} />} />
}

/** A disc in the colour that the text would have on the page. */
function dot(view: EditorView, name: string): Icon {
  const property = (textColour(name) ?? '').slice('var('.length, -1)
  const colour = view.dom.ownerDocument.defaultView?.getComputedStyle(view.dom).getPropertyValue(property).trim() ?? ''
  return ({ size = 24, ...attributes }) => (
    <svg width={size} height={size} viewBox="0 0 24 24" {...attributes}>
      <circle cx="12" cy="12" r="8" fill={colour || 'none'} stroke="currentColor" strokeOpacity={0.4} />
    </svg>
  )
}
