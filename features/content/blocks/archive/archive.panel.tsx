import { Archive } from '#platform/icons'
import { messages } from '#platform/i18n'
import { type BlockPanelProps, blockPanel, Group, SelectRow, useWords } from '#platform/ui'
import { termKinds } from '../../contract/terms.schema.ts'
import { panelMessages } from '../../owner/panels.messages.ts'
import { TermsPanel } from '../../owner/terms-panel.tsx'
import type { ArchiveProps } from './archive.contract.ts'

const palette = messages('content.palette')

export const archivePanel = blockPanel<ArchiveProps>({
  type: 'archive',
  label: palette.message('archive'),
  group: 'site',
  icon: Archive,
  Panel: ArchivePanel,
})

function ArchivePanel({ props, change }: BlockPanelProps<ArchiveProps>) {
  const t = useWords(panelMessages)
  return (
    <>
      <Group>
        <SelectRow
          label={t('by')}
          value={props.by}
          onChange={(by) => change('by', by)}
          options={termKinds.map((kind) => ({ value: kind, label: t(kind) }))}
        />
      </Group>
      <TermsPanel props={props} change={change} />
    </>
  )
}
