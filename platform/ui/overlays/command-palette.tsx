import type { Icon } from '#platform/icons'
import { useMemo, useState } from 'react'
import {
  Autocomplete,
  Dialog,
  Header,
  Menu,
  MenuItem,
  MenuSection,
  Modal,
  ModalOverlay,
  Text,
} from 'react-aria-components'
import { uiMessages } from '../ui.messages.ts'
import { EntryKeys } from '../kbd.tsx'
import { useWords } from '../language.tsx'
import { SearchField } from '../fields/text-fields.tsx'
import { foundCommands, prepared, startingCommands } from './find-commands.ts'
import { recentCommands, rememberCommand } from './recent-commands.ts'

export interface Command {
  id: string
  label: string
  group: string
  icon?: Icon
  keys?: string
  /** Further words by which the command is found. */
  keywords?: string
  /** Further words that are also shown. */
  hint?: string
  /** Listed only for a search: there are too many of its kind to list them all. */
  isSearched?: boolean
  run: () => void
}

export function CommandPalette({
  isOpen,
  onClose,
  commands,
}: {
  isOpen: boolean
  onClose: () => void
  commands: readonly Command[]
}) {
  const t = useWords(uiMessages)
  const [query, setQuery] = useState('')
  const all = useMemo(() => prepared(commands), [commands])
  const recent = useMemo(() => (isOpen ? recentCommands() : []), [isOpen])
  const groups = query.trim() ? foundCommands(all, query) : startingCommands(commands, recent, t('recent'))
  const close = () => {
    setQuery('')
    onClose()
  }
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={(open) => !open && close()} isDismissable className="q-veil">
      <Modal className="q-palette">
        <Dialog aria-label={t('commands')} className="q-dialog">
          <Autocomplete inputValue={query} onInputChange={setQuery}>
            <div className="q-palette-input">
              <SearchField autoFocus value={query} onChange={setQuery} placeholder={t('commandsHint')} />
            </div>
            <Menu
              aria-label={t('commands')}
              className="q-menu"
              renderEmptyState={() => <p className="q-menu-head">{t('noResults')}</p>}
            >
              {groups.map(([name, members]) => (
                <MenuSection key={name} id={name}>
                  <Header className="q-menu-head">{name}</Header>
                  {members.map((command) => (
                    <CommandRow key={command.id} command={command} onRun={close} />
                  ))}
                </MenuSection>
              ))}
            </Menu>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

function CommandRow({ command, onRun }: { command: Command; onRun: () => void }) {
  const Icon = command.icon
  const run = () => {
    rememberCommand(command.id)
    onRun()
    command.run()
  }
  return (
    <MenuItem id={command.id} textValue={command.label} className="q-menu-item" onAction={run}>
      {Icon && <Icon aria-hidden />}
      <Text slot="label" className="q-grow">
        {command.label}
        {command.hint && <span className="q-quiet"> {command.hint}</span>}
      </Text>
      {command.keys && <EntryKeys keys={command.keys} />}
    </MenuItem>
  )
}
