import { type BlockPanelProps, Group, TextRow, useWords } from '#platform/ui'
import { membersOwnerMessages } from '../../owner/members.messages.ts'
import type { MemberAreaProps } from './member-area.contract.ts'

export function MemberAreaPanel({ props, change }: BlockPanelProps<MemberAreaProps>) {
  const t = useWords(membersOwnerMessages)
  return (
    <Group>
      <TextRow
        label={t('linkLabel')}
        hint={t('linkHint')}
        value={props.label}
        onChange={(label) => change('label', label)}
      />
      <TextRow
        label={t('signInLabel')}
        hint={t('linkHint')}
        value={props.signInLabel}
        onChange={(label) => change('signInLabel', label)}
      />
    </Group>
  )
}
