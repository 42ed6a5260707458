import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  Bold,
  Highlighter,
  Italic,
  Link2,
  List,
  ListOrdered,
  Quote,
  Underline,
} from '#platform/icons'
import { useState } from 'react'
import type { Command, EditorState } from '@tiptap/pm/state'
import { Toolbar as AriaToolbar } from 'react-aria-components'
import {
  Button,
  Checkbox,
  uiMessages,
  IconButton,
  LinkField,
  Popover,
  Select,
  ToggleIconButton,
  useWords,
} from '#platform/ui'
import {
  aligned,
  bulletList,
  hasMark,
  heading,
  isIn,
  linked,
  linkRange,
  orderedList,
  paragraph,
  quote,
  toggles,
} from './text-commands.ts'
import { useTextToolbar } from './text-toolbar-state.ts'
import { editorMessages } from '../base/editor.messages.ts'
import { TableMenu } from './table-menu.tsx'
import { ColourMenu, LooksMenu } from './text-looks.tsx'

/**
 * Toolbar at the upper edge of the page while a text is edited. It always has the same position, so that people find it
 * without looking.
 */
export function TextToolbar({ frame }: { frame: Window | null }) {
  const t = useWords(editorMessages)
  const view = useTextToolbar((state) => state.view)
  useTextToolbar((state) => state.turn)
  if (!view) return null
  const { state } = view
  const run = (command: Command) => {
    command(view.state, view.dispatch, view)
    frame?.focus()
    view.focus()
  }
  const marks = [
    { name: 'strong', icon: Bold, label: t('bold'), keys: 'Mod+B' },
    { name: 'em', icon: Italic, label: t('italic'), keys: 'Mod+I' },
    { name: 'underline', icon: Underline, label: t('underline'), keys: 'Mod+U' },
    { name: 'highlight', icon: Highlighter, label: t('highlight'), keys: 'Mod+Shift+H' },
  ]
  const lists = [
    { icon: List, label: t('bulletList'), on: isIn(state, 'bullet_list'), command: bulletList },
    { icon: ListOrdered, label: t('numberedList'), on: isIn(state, 'ordered_list'), command: orderedList },
    { icon: Quote, label: t('quote'), on: isIn(state, 'blockquote'), command: quote },
  ]
  return (
    <AriaToolbar aria-label={t('textToolbar')} className="e-text-bar">
      <StyleSelect
        level={levelOf(state.selection.$from.parent)}
        onChoose={(level) => run(level === 0 ? paragraph : heading(level))}
      />
      <span className="e-bar-line" />
      {marks.map(({ name, ...rest }) => (
        <ToggleIconButton
          key={name}
          {...rest}
          size="small"
          isSelected={hasMark(state, name)}
          onChange={() => run(toggles(name))}
        />
      ))}
      <LooksMenu state={state} run={run} />
      <ColourMenu view={view} run={run} />
      <LinkButton
        key={state.selection.from}
        link={linkRange(state)}
        isOn={hasMark(state, 'link')}
        onLink={(href, newWindow) => run(linked(href, newWindow))}
      />
      <span className="e-bar-line" />
      {lists.map(({ on, command, ...rest }) => (
        <ToggleIconButton key={rest.label} {...rest} size="small" isSelected={on} onChange={() => run(command)} />
      ))}
      <TableMenu state={state} run={run} />
      <span className="e-bar-line" />
      <AlignButtons state={state} run={run} />
    </AriaToolbar>
  )
}

function AlignButtons({ state, run }: { state: EditorState; run: (command: Command) => void }) {
  const t = useWords(editorMessages)
  const align = String(state.selection.$from.parent.attrs['align'] ?? 'left')
  const sides = [
    { icon: AlignLeft, label: t('alignLeft'), value: null, name: 'left' },
    { icon: AlignCenter, label: t('alignCenter'), value: 'center' as const, name: 'center' },
    { icon: AlignRight, label: t('alignRight'), value: 'right' as const, name: 'right' },
  ]
  return (
    <>
      {sides.map(({ value, name, ...rest }) => (
        <ToggleIconButton
          key={name}
          {...rest}
          size="small"
          isSelected={align === name}
          onChange={() => run(aligned(value))}
        />
      ))}
    </>
  )
}

function StyleSelect({ level, onChoose }: { level: number; onChoose: (level: number) => void }) {
  const t = useWords(editorMessages)
  const options = [
    { value: '0', label: t('paragraph') },
    ...[1, 2, 3, 4].map((headingLevel) => ({
      value: String(headingLevel),
      label: t('heading', { level: headingLevel }),
    })),
  ]
  return (
    <Select
      aria-label={t('spot')}
      value={String(level)}
      onChange={(chosen) => onChoose(Number(chosen))}
      options={options}
      className="e-style"
    />
  )
}

function LinkButton({
  link,
  isOn,
  onLink,
}: {
  link: { href: string; newWindow: boolean; from: number; to: number }
  isOn: boolean
  onLink: (href: string, newWindow: boolean) => void
}) {
  const t = useWords(editorMessages)
  const d = useWords(uiMessages)
  const [href, setHref] = useState(link.href)
  const [newWindow, setNewWindow] = useState(link.newWindow)
  const { isLinking, setLinking } = useTextToolbar()
  const canLink = link.from !== link.to
  return (
    <Popover
      label={t('link')}
      isOpen={isLinking && canLink}
      onOpenChange={setLinking}
      trigger={
        <IconButton
          icon={Link2}
          label={t('link')}
          keys="Mod+K"
          size="small"
          {...(isOn && { className: 'on' })}
          isDisabled={!canLink}
        />
      }
    >
      {(close) => (
        <form
          className="q-field"
          onSubmit={(event) => {
            event.preventDefault()
            close()
            onLink(href, newWindow)
          }}
        >
          <LinkField
            label={t('linkAddress')}
            href={href}
            onChange={setHref}
            onEnter={(next) => (close(), onLink(next, newWindow))}
            autoFocus
          />
          <Checkbox isSelected={newWindow} onChange={setNewWindow}>
            {t('newWindow')}
          </Checkbox>
          <Button type="submit" tone="primary" size="small" isDisabled={!href && !link.href}>
            {link.href && !href ? d('remove') : t('link')}
          </Button>
        </form>
      )}
    </Popover>
  )
}

function levelOf(node: { type: { name: string }; attrs: Record<string, unknown> }): number {
  return node.type.name === 'heading' ? Number(node.attrs['level']) : 0
}
