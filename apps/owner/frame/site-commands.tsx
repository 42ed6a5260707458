import { ExternalLink, FileText } from '#platform/icons'
import { pagesApi } from '#features/pages/contract'
import {
  type Command,
  CommandPalette,
  useCall,
  useHas,
  useLanguage,
  useOwnerRouter,
  useMay,
  useOfferedCommands,
  useWords,
} from '#platform/ui'
import { ownerMessages } from '../owner.messages.ts'
import { destinations } from './destinations.ts'

/** Command palette (Mod+K): actions, screens and pages, found by typing. */
export function SiteCommands({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useWords(ownerMessages)
  const may = useMay()
  const has = useHas()
  const language = useLanguage()
  const { go } = useOwnerRouter()
  const offered = useOfferedCommands(isOpen)
  const pages = useCall(pagesApi.list, { kind: 'page' }, { enabled: isOpen && may('content.edit') })
  const screens: Command[] = destinations
    .filter(({ needs, flag }) => may(needs) && has(flag))
    .map(({ label, href, icon }) => ({ id: href, label: label(language), group: t('goTo'), icon, run: () => go(href) }))
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
    run: () => window.open('/api/site/visit', '_blank', 'noopener'),
  }
  return <CommandPalette isOpen={isOpen} onClose={onClose} commands={[...offered, ...screens, view, ...found]} />
}
