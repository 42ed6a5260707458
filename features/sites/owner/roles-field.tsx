import type { Role } from '#platform/contract'
import { Checkbox, Group, GroupError, useWords } from '#platform/ui'
import { roleMessages, sitesOwnerMessages } from './sites-owner.messages.ts'

/** Roles on offer, the widest first. People keep roles that are no longer offered. */
const offered = [
  'admin',
  'websiteManager',
  'editor',
  'storeManager',
  'moderator',
  'commenter',
  'reporting',
  'viewer',
] as const satisfies readonly Role[]

interface Props {
  value: readonly Role[]
  onChange: (roles: Role[]) => void
  error: string | null
}

/** Chooses the roles of a person, each described in a sentence; several add up. */
export function RolesField({ value, onChange, error }: Props) {
  const t = useWords(sitesOwnerMessages)
  const say = useWords(roleMessages)
  return (
    <Group title={t('roles')}>
      <GroupError error={error} />
      {offered.map((role) => (
        <Checkbox
          key={role}
          hint={say(`${role}.hint`)}
          isSelected={value.includes(role)}
          onChange={(isOn) => onChange(isOn ? [...value, role] : value.filter((other) => other !== role))}
        >
          {say(role)}
        </Checkbox>
      ))}
    </Group>
  )
}
