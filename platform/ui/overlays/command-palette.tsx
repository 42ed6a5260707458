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
import { Kbd } from '../kbd.tsx'
import { useWords } from '../language.tsx'
import { SearchField } from '../fields/text-fields.tsx'

export interface Command {
  id: string
  label: string
  group: string
  icon?: Icon
  keys?: string
  /** Further words by which the command is found. */
  keywords?: string
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
  const groups = useMemo(() => grouped(commands.filter((command) => matches(command, query))), [commands, query])
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
    onRun()
    command.run()
  }
  return (
    <MenuItem id={command.id} textValue={command.label} className="q-menu-item" onAction={run}>
      {Icon && <Icon aria-hidden />}
      <Text slot="label" className="q-grow">
        {command.label}
      </Text>
      {command.keys && <Kbd keys={command.keys} />}
    </MenuItem>
  )
}

/** True when the command contains each typed word. */
function matches(command: Command, query: string): boolean {
  const text = plain(`${command.label} ${command.keywords ?? ''} ${command.group}`)
  return plain(query)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

function grouped(commands: readonly Command[]): [string, Command[]][] {
  const groups = new Map<string, Command[]>()
  for (const command of commands) groups.set(command.group, [...(groups.get(command.group) ?? []), command])
  return [...groups]
}
