import { type BlockPanelProps, ListRow, PropChoiceRow, TextRow, useWords } from '#platform/ui'
import { blockPanelMessages } from '../../owner/block-panels.messages.ts'
import type { SocialLinksProps } from './social-links.contract.ts'
import { serviceOf, socialServices } from './social-services.rules.ts'

type Entry = SocialLinksProps['links'][number]

const sizes = ['small', 'medium', 'large'] as const
const aligns = ['start', 'center', 'end'] as const
const looks = ['icons', 'names'] as const

export function SocialLinksPanel({ props, change }: BlockPanelProps<SocialLinksProps>) {
  const t = useWords(blockPanelMessages)
  const entries = props.links.map((link, index) => ({ ...link, id: link.id || `entry-${index}` }))
  return (
    <>
      <ListRow<Entry>
        label={t('links')}
        entries={entries}
        max={30}
        addLabel={t('addLink')}
        blank={() => ({ url: '', label: '' })}
        titleOf={({ url, label }) => label || (url ? nameOf(url) : t('newLink'))}
        onChange={(links) => change('links', links)}
      >
        {(entry, set) => (
          <>
            <TextRow
              label={t('url')}
              placeholder="https://"
              value={entry.url}
              onChange={(url) => set({ url, service: undefined })}
            />
            <TextRow label={t('name')} hint={t('name.hint')} value={entry.label} onChange={(label) => set({ label })} />
          </>
        )}
      </ListRow>
      <PropChoiceRow name="look" values={looks} value={props.look} words={t} change={change} />
      <PropChoiceRow name="size" values={sizes} value={props.size} words={t} change={change} />
      <PropChoiceRow name="align" values={aligns} value={props.align} words={t} change={change} />
    </>
  )
}

function nameOf(url: string): string {
  const service = serviceOf(url)
  return socialServices.find(({ id }) => id === service)?.name ?? url
}
