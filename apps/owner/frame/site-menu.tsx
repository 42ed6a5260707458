import { ChevronsUpDown, ExternalLink, LayoutGrid } from '#platform/icons'
import type { MySite } from '#features/sites/contract'
import { Button, Menu, useWords } from '#platform/ui'
import { ownerMessages } from '../owner.messages.ts'
import { readStart } from '../start.ts'

/** Shows the name of the site, with links to it and to the other sites. */
export function SiteMenu({ site }: { site: MySite }) {
  const t = useWords(ownerMessages)
  return (
    <Menu
      label={t('siteMenu')}
      trigger={
        <Button tone="quiet" className="o-site">
          <span className="o-site-initial" aria-hidden>
            {site.title.trim()[0]?.toUpperCase()}
          </span>
          <span className="o-site-name">
            <strong>{site.title}</strong>
            <small>{site.baseUrl.replace(/^https?:\/\//, '')}</small>
          </span>
          <ChevronsUpDown aria-hidden />
        </Button>
      }
      entries={[
        {
          id: 'view',
          label: t('viewSite'),
          icon: ExternalLink,
          onAction: () => window.open('/api/site/visit', '_blank', 'noopener'),
        },
        { id: 'all', label: t('allSites'), icon: LayoutGrid, href: readStart().platformUrl },
      ]}
    />
  )
}
