import { type BlockPanelProps, ChoiceRow, Group, TextRow, useWords } from '#platform/ui'
import { CollectionRow } from '../../owner/panel-rows.tsx'
import { panelMessages } from '../../owner/panels.messages.ts'
import { TermsOrder } from '../../owner/terms-panel.tsx'
import type { TagCloudProps } from './tag-cloud.contract.ts'

export function TagCloudPanel({ props, change }: BlockPanelProps<TagCloudProps>) {
  const t = useWords(panelMessages)
  return (
    <Group>
      <CollectionRow value={props.collection} onChange={(id) => change('collection', id)} />
      <ChoiceRow
        label={t('shows')}
        value={props.of}
        onChange={(of) => change('of', of)}
        options={[
          { value: 'tag', label: t('tags') },
          { value: 'category', label: t('categories') },
        ]}
      />
      <TextRow label={t('heading')} value={props.heading} onChange={(heading) => change('heading', heading)} />
      <TermsOrder props={props} change={change} />
    </Group>
  )
}
