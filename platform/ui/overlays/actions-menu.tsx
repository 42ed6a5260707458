import { type Icon, MoreHorizontal } from '#platform/icons'
import { IconButton } from '../button.tsx'
import { Menu, type MenuEntries } from './menu.tsx'

interface Props {
  /** Name of the button and of its menu. */
  label: string
  entries: MenuEntries
  icon?: Icon
}

/** The actions on one row of a list, behind a small button at its end. */
export function ActionsMenu({ label, entries, icon = MoreHorizontal }: Props) {
  return (
    <Menu
      label={label}
      placement="bottom end"
      trigger={<IconButton size="small" icon={icon} label={label} />}
      entries={entries}
    />
  )
}
