import './designs.css'
import { FileInput, Square } from '#platform/icons'
import { type ReactNode, useState } from 'react'
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import { Button, SegmentedControl, useCall, useSettled, useWords } from '#platform/ui'
import { sitesApi } from '../../contract/index.ts'
import { startColourNames, startColours } from '../../contract/start-colours.rules.ts'
import { designMessages } from './designs.messages.ts'
import { SiteMiniature } from '../site-miniature.tsx'
import { sitesOwnerMessages } from '../sites-owner.messages.ts'

export interface ChosenStart {
  title: string
  locale: string
  start: string
  colours: (typeof startColourNames)[number] | null
  texts: 'sample' | 'none'
}

interface Props {
  chosen: ChosenStart
  onChange: (part: Partial<ChosenStart>) => void
}

interface ChoiceProps extends Props {
  /** Scrolls to the questions below the designs, which fill more than a screen. */
  onContinue: () => void
}

const trades = ['all', 'arts', 'food', 'shops', 'services', 'occasions', 'groups'] as const

/**
 * Chooses the start of a site: a blank page, a design in the colours and language chosen below, a sample or an import.
 */
export function DesignChoice({ chosen, onChange, onContinue }: ChoiceProps) {
  const t = useWords(sitesOwnerMessages)
  const say = useWords(designMessages)
  const [trade, setTrade] = useState<(typeof trades)[number]>('all')
  const starts = useCall(sitesApi.starts, {})
  const designs = (starts.data ?? []).filter((start) => start.trade !== null)
  const sampleSites = (starts.data ?? []).filter((start) => start.trade === null)
  const shown = designs.filter((design) => trade === 'all' || design.trade === trade || design.name === chosen.start)
  const choose = useLanguageOfSample(sampleSites, chosen, onChange)
  const isDesign = designs.some(({ name }) => name === chosen.start)
  return (
    <>
      <div className="designs-bar">
        <SegmentedControl
          label={say('trade')}
          value={trade}
          onChange={setTrade}
          options={trades.map((value) => ({ value, label: say(`trade.${value}`) }))}
        />
      </div>
      <ToggleButtonGroup
        aria-label={t('choose')}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[chosen.start]}
        onSelectionChange={(keys) => choose(String([...keys][0]))}
        className="starts"
      >
        {trade === 'all' && (
          <Start id="blank" title={t('blank')} hint={t('blankHint')} image={<Square aria-hidden />} />
        )}
        {shown.map(({ name }) => (
          <Start
            key={name}
            id={name}
            title={say(`name.${name as 'shop'}`)}
            hint={say(`hint.${name as 'shop'}`)}
            image={<Miniature name={name} title={say(`name.${name as 'shop'}`)} chosen={chosen} />}
          />
        ))}
        {trade === 'all' &&
          sampleSites.map(({ name, title, look }) => (
            <Start
              key={name}
              id={name}
              title={title}
              hint={t('sampleHint')}
              image={<SiteMiniature title={title} look={look} />}
            />
          ))}
        {trade === 'all' && (
          <Start id="empty" title={t('importStart')} hint={t('importStartHint')} image={<FileInput aria-hidden />} />
        )}
      </ToggleButtonGroup>
      <StartsBar chosen={chosen} onChange={onChange} onContinue={onContinue} isDesign={isDesign} />
      {isDesign && <DesignTexts chosen={chosen} onChange={onChange} />}
    </>
  )
}

/** A sample sets its own language. The former choice returns with the next design. */
function useLanguageOfSample(
  samples: readonly { name: string; locale: string }[],
  chosen: ChosenStart,
  onChange: Props['onChange'],
): (start: string) => void {
  const [ownLocale, setOwnLocale] = useState(chosen.locale)
  const localeOf = (name: string) => samples.find((sample) => sample.name === name)?.locale
  return (start) => {
    const former = localeOf(chosen.start)
    if (former === undefined) setOwnLocale(chosen.locale)
    const before = former === chosen.locale ? ownLocale : chosen.locale
    onChange({ start, locale: localeOf(start) ?? before })
  }
}

function Start({ id, title, hint, image }: { id: string; title: string; hint: string; image: ReactNode }) {
  return (
    <ToggleButton id={id} className="start">
      <span className="start-image">{image}</span>
      <strong>{title}</strong>
      <small>{hint}</small>
    </ToggleButton>
  )
}

/** The home page as rendered by the server for visitors, reduced in size. */
function Miniature({ name, title, chosen }: { name: string; title: string; chosen: ChosenStart }) {
  const site = useSettled(chosen.title.trim())
  const query = new URLSearchParams({
    title: site || title,
    locale: chosen.locale,
    texts: chosen.texts,
    ...(chosen.colours && { colours: chosen.colours }),
  })
  return (
    // Inert, because the arrow keys for choosing a design would otherwise be caught within the page.
    <span className="live-miniature" aria-hidden inert>
      <iframe
        title={title}
        src={`${sitesApi.startPreview.path.replace(':name', name)}?${query}`}
        tabIndex={-1}
        // The chosen one follows its options, even while it is not visible.
        loading={chosen.start === name ? 'eager' : 'lazy'}
        sandbox="allow-same-origin"
      />
    </span>
  )
}

/** The bar at the lower edge of the screen below the designs. */
function StartsBar({ isDesign, onContinue, ...chosen }: ChoiceProps & { isDesign: boolean }) {
  const say = useWords(designMessages)
  return (
    <div className="starts-bar">
      {isDesign && <DesignColours {...chosen} />}
      <div className="starts-continue">
        <Button tone="primary" onPress={onContinue}>
          {say('continue')}
        </Button>
      </div>
    </div>
  )
}

function DesignColours({ chosen, onChange }: Props) {
  const say = useWords(designMessages)
  return (
    <ToggleButtonGroup
      aria-label={say('colours')}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[chosen.colours ?? 'own']}
      onSelectionChange={(keys) => {
        const [name] = [...keys]
        onChange({ colours: startColourNames.find((colours) => colours === name) ?? null })
      }}
      className="design-colours"
    >
      <ToggleButton id="own" className="design-colour">
        {say('colours.own')}
      </ToggleButton>
      {startColourNames.map((name) => (
        <ToggleButton key={name} id={name} className="design-colour" aria-label={say(`colours.${name}`)}>
          {startColours[name].map((colour) => (
            <i key={colour} style={{ background: colour }} />
          ))}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

function DesignTexts({ chosen, onChange }: Props) {
  const say = useWords(designMessages)
  return (
    <div className="design-texts">
      <SegmentedControl
        label={say('texts')}
        value={chosen.texts}
        onChange={(texts) => onChange({ texts })}
        options={[
          { value: 'sample', label: say('texts.sample') },
          { value: 'none', label: say('texts.none') },
        ]}
      />
      <p className="q-hint">{say(chosen.texts === 'sample' ? 'texts.sampleHint' : 'texts.noneHint')}</p>
    </div>
  )
}
