import { type BlockPanelProps, ImageRow, ListRow, PropChoiceRow, SliderRow, TextRow, useWords } from '#platform/ui'
import { type TestimonialsProps, testimonialsAtMost } from './testimonials.contract.ts'
import { testimonialsMessages } from './testimonials.messages.ts'

type Entry = TestimonialsProps['entries'][number]

const layouts = ['cards', 'row', 'single'] as const

export function TestimonialsPanel({ props, change }: BlockPanelProps<TestimonialsProps>) {
  const t = useWords(testimonialsMessages)
  return (
    <>
      <ListRow<Entry>
        label={t('entries')}
        entries={props.entries}
        max={testimonialsAtMost}
        addLabel={t('add')}
        blank={() => ({ words: '', name: '', role: '', photo: null, stars: 0 })}
        titleOf={({ name, words }) => name || words || t('new')}
        onChange={(entries) => change('entries', entries)}
      >
        {(entry, set) => (
          <>
            <TextRow multiline rows={4} label={t('words')} value={entry.words} onChange={(words) => set({ words })} />
            <TextRow label={t('name')} value={entry.name} onChange={(name) => set({ name })} />
            <TextRow label={t('role')} value={entry.role} onChange={(role) => set({ role })} />
            <ImageRow label={t('photo')} value={entry.photo} onChange={(asset) => set({ photo: asset?.id ?? null })} />
            <SliderRow label={t('stars')} min={0} max={5} value={entry.stars} onChange={(stars) => set({ stars })} />
          </>
        )}
      </ListRow>
      <PropChoiceRow name="layout" values={layouts} value={props.layout} words={t} change={change} />
    </>
  )
}
