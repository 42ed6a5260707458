import { type BlockPanelProps, ImageRow, ListRow, PropChoiceRow, SliderRow, TextRow, useWords } from '#platform/ui'
import { type TeamProps, teamAtMost } from './team.contract.ts'
import { teamMessages } from './team.messages.ts'

type Person = TeamProps['people'][number]

const shapes = ['portrait', 'square', 'round'] as const
const aligns = ['start', 'center'] as const

export function TeamPanel({ props, change }: BlockPanelProps<TeamProps>) {
  const t = useWords(teamMessages)
  return (
    <>
      <ListRow<Person>
        label={t('people')}
        entries={props.people}
        max={teamAtMost}
        addLabel={t('add')}
        blank={() => ({ photo: null, name: '', role: '', words: '', email: '', phone: '' })}
        titleOf={({ name }) => name || t('new')}
        onChange={(people) => change('people', people)}
      >
        {(person, set) => (
          <>
            <ImageRow label={t('photo')} value={person.photo} onChange={(asset) => set({ photo: asset?.id ?? null })} />
            <TextRow label={t('name')} value={person.name} onChange={(name) => set({ name })} />
            <TextRow label={t('role')} value={person.role} onChange={(role) => set({ role })} />
            <TextRow multiline label={t('words')} value={person.words} onChange={(words) => set({ words })} />
            <TextRow label={t('email')} value={person.email} onChange={(email) => set({ email })} />
            <TextRow label={t('phone')} value={person.phone} onChange={(phone) => set({ phone })} />
          </>
        )}
      </ListRow>
      <SliderRow
        label={t('columns')}
        min={2}
        max={5}
        value={props.columns}
        onChange={(columns) => change('columns', columns)}
      />
      <PropChoiceRow name="shape" values={shapes} value={props.shape} words={t} change={change} />
      <PropChoiceRow name="align" values={aligns} value={props.align} words={t} change={change} />
    </>
  )
}
