import { Check, type Icon } from '#platform/icons'
import type { ReactElement, RefObject } from 'react'
import { createPortal } from 'react-dom'
import {
  Menu as AriaMenu,
  MenuItem,
  MenuTrigger,
  type Placement,
  Popover,
  Separator,
  Text,
} from 'react-aria-components'
import { cx } from '../class-names.ts'
import { EntryKeys } from '../kbd.tsx'

export interface MenuEntry {
  id: string
  label: string
  icon?: Icon
  hint?: string
  keys?: string
  tone?: 'danger'
  isDisabled?: boolean
  /** Shows a tick before the chosen entry. */
  isChosen?: boolean
  href?: string
  onAction?: () => void
}
export type MenuEntries = readonly (MenuEntry | 'separator' | false | null | undefined)[]

/** Menu with its trigger, which is one button. */
export function Menu({
  trigger,
  label,
  entries,
  placement = 'bottom start',
}: {
  trigger: ReactElement
  label: string
  entries: MenuEntries
  placement?: Placement
}) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover className="q-popover" placement={placement} offset={4}>
        <Entries label={label} entries={entries} />
      </Popover>
    </MenuTrigger>
  )
}

export interface MenuPopoverProps {
  label: string
  entries: MenuEntries
  /** Position in the window, to which the element `anchor` is moved. */
  place: { left: number; top: number } | null
  anchor: RefObject<HTMLSpanElement | null>
  isOpen: boolean
  onClose: () => void
}

/** Menu at a point, for right clicks and the menu key. */
export function MenuPopover({ label, entries, place, anchor, isOpen, onClose }: MenuPopoverProps) {
  return (
    <>
      {createPortal(
        <span ref={anchor} className="q-menu-anchor" style={place ?? { left: 0, top: 0 }} />,
        document.body,
      )}
      <Popover
        className="q-popover"
        aria-label={label}
        placement="bottom start"
        triggerRef={anchor}
        isOpen={isOpen}
        onOpenChange={(open) => !open && onClose()}
        offset={2}
      >
        <Entries label={label} entries={entries} onClose={onClose} />
      </Popover>
    </>
  )
}

function Entries({ label, entries, onClose }: { label: string; entries: MenuEntries; onClose?: () => void }) {
  return (
    <AriaMenu aria-label={label} className="q-menu" autoFocus="first" {...(onClose && { onClose })}>
      {entries.map((entry, index) => {
        if (!entry) return null
        if (entry === 'separator') return <Separator key={`line-${index}`} className="q-menu-separator" />
        return <Entry key={entry.id} entry={entry} />
      })}
    </AriaMenu>
  )
}

function Entry({ entry }: { entry: MenuEntry }) {
  const Icon = entry.icon
  return (
    <MenuItem
      id={entry.id}
      textValue={entry.label}
      className={cx('q-menu-item', entry.tone)}
      isDisabled={entry.isDisabled ?? false}
      {...(entry.href !== undefined && { href: entry.href })}
      {...(entry.onAction && { onAction: entry.onAction })}
    >
      {Icon && <Icon aria-hidden />}
      <span className="q-grow">
        <Text slot="label">{entry.label}</Text>
        {entry.hint && <Text slot="description">{entry.hint}</Text>}
      </span>
      {entry.isChosen && <Check aria-hidden />}
      {entry.keys && <EntryKeys keys={entry.keys} />}
    </MenuItem>
  )
}
