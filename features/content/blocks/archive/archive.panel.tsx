import { type BlockPanelProps, Group, SelectRow, useWords } from '#platform/ui'
import { termKinds } from '../../contract/terms.schema.ts'
import { panelMessages } from '../../owner/panels.messages.ts'
import { TermsPanel } from '../../owner/terms-panel.tsx'
import type { ArchiveProps } from './archive.contract.ts'

export function ArchivePanel({ props, change }: BlockPanelProps<ArchiveProps>) {
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
