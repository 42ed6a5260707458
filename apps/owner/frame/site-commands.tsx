import { ExternalLink, FileText } from '#platform/icons'
import { useMemo } from 'react'
import { pagesApi } from '#features/pages/contract'
import { type Command, CommandPalette, offeredCommands, useCall, useOwnerRouter, useMay, useWords } from '#platform/ui'
import { ownerMessages } from '../owner.messages.ts'
import { icons } from './destination-icons.ts'
import { destinations } from './destinations.ts'

/** Mod+K: what can be done here, every screen and every page, found by typing. */
export function SiteCommands({ isOpen, onClose, siteUrl }: { isOpen: boolean; onClose: () => void; siteUrl: string }) {
  const t = useWords(ownerMessages)
  const may = useMay()
  const { go } = useOwnerRouter()
  const offered = useMemo(() => (isOpen ? offeredCommands() : []), [isOpen])
  const pages = useCall(pagesApi.list, { kind: 'page' }, { enabled: isOpen && may('content.edit') })
  const screens: Command[] = destinations
    .filter(({ needs }) => may(needs))
    .map(({ name, href }) => ({ id: href, label: t(name), group: t('goTo'), icon: icons[name], run: () => go(href) }))
  const found: Command[] = (pages.data?.pages ?? []).map((page) => ({
    id: page.id,
    label: page.title,
    group: t('pages'),
    icon: FileText,
    keywords: page.path ?? '',
    run: () => go(`/config/edit/${page.id}`),
  }))
  const view: Command = {
    id: 'view',
    label: t('viewSite'),
    group: t('goTo'),
    icon: ExternalLink,
    run: () => window.open(siteUrl, '_blank', 'noopener'),
  }
  return <CommandPalette isOpen={isOpen} onClose={onClose} commands={[...offered, ...screens, view, ...found]} />
}
