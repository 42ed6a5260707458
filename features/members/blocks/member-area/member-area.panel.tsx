import { UserRound } from '#platform/icons'
import { messages } from '#platform/i18n'
import { type BlockPanelProps, blockPanel, Group, TextRow, useWords } from '#platform/ui'
import { membersOwnerMessages } from '../../owner/members.messages.ts'
import type { MemberAreaProps } from './member-area.contract.ts'

const palette = messages('members.palette')

export const memberAreaPanel = blockPanel<MemberAreaProps>({
  type: 'member-area',
  label: palette.message('member-area'),
  keywords: palette.message('member-area.keywords'),
  group: 'site',
  icon: UserRound,
  Panel: MemberAreaPanel,
})

function MemberAreaPanel({ props, change }: BlockPanelProps<MemberAreaProps>) {
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
