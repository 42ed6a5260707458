import {
  type BlockPanelProps,
  LinkRow,
  ListRow,
  SelectRow,
  SwitchRow,
  TextRow,
  useLocale,
  useWords,
} from '#platform/ui'
import { dateStates, type TourDatesProps } from './tour-dates.contract.ts'
import { tourDatesMessages } from './tour-dates.messages.ts'

type TourDate = TourDatesProps['dates'][number]

export function TourDatesPanel({ props, change }: BlockPanelProps<TourDatesProps>) {
  const t = useWords(tourDatesMessages)
  const locale = useLocale()
  const dayOf = (day: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
  return (
    <>
      <ListRow<TourDate>
        label={t('dates')}
        entries={props.dates}
        max={200}
        addLabel={t('add')}
        blank={() => ({ day: null, time: '', place: '', venue: '', note: '', state: 'open', link: null })}
        titleOf={({ day, place }) => [day && dayOf(day), place].filter(Boolean).join(' · ') || t('new')}
        onChange={(dates) => change('dates', dates)}
      >
        {(date, set) => (
          <>
            <TextRow
              type="date"
              label={t('day')}
              value={date.day ?? ''}
              onChange={(day) => set({ day: day === '' ? null : day })}
            />
            <TextRow label={t('time')} value={date.time} onChange={(time) => set({ time })} />
            <TextRow label={t('place')} value={date.place} onChange={(place) => set({ place })} />
            <TextRow label={t('venue')} value={date.venue} onChange={(venue) => set({ venue })} />
            <TextRow label={t('note')} value={date.note} onChange={(note) => set({ note })} />
            <SelectRow
              label={t('state')}
              value={date.state}
              options={dateStates.map((value) => ({ value, label: t(`state.${value}`) }))}
              onChange={(state) => set({ state })}
            />
            <LinkRow value={date.link} onChange={(link) => set({ link })} />
          </>
        )}
      </ListRow>
      <TextRow
        label={t('label')}
        placeholder={t('tickets')}
        value={props.label}
        onChange={(label) => change('label', label)}
      />
      <SwitchRow label={t('hidesPast')} value={props.hidesPast} onChange={(hides) => change('hidesPast', hides)} />
      {props.hidesPast && (
        <TextRow label={t('none')} hint={t('none.hint')} value={props.none} onChange={(none) => change('none', none)} />
      )}
    </>
  )
}
