import { useEffect, useState } from 'react'
import { Button, EmptyState, Popover, SearchField, SegmentedControl, Select, useWords } from '#platform/ui'
import { type FontFamily, fontCategories, fontFamilies, fontOf, fontStack } from '#platform/theme'
import { designScreenMessages } from './design.messages.ts'
import { useLooking } from './use-looking.ts'

const categories = ['all', ...fontCategories] as const
type Category = (typeof categories)[number]

interface Props {
  label: string
  value: FontFamily
  /** Font families that the site's styles use now. */
  used: readonly FontFamily[]
  onChange: (family: FontFamily) => void
  /** Shows a family in the preview; null restores the chosen one. */
  onLook: (family: FontFamily | null) => void
}

/**
 * A button with the family of one part of the styles, in its own face; it opens the list of all families. The list
 * leaves the preview visible, which shows a family while the pointer or the focus rests on it.
 */
export function FontPicker({ label, value, used, onChange, onLook }: Props) {
  return (
    <div className="q-field">
      <span className="q-label" aria-hidden>
        {label}
      </span>
      <Popover
        label={label}
        trigger={
          <Button className="d-font" aria-label={`${label}: ${value}`}>
            <span style={{ fontFamily: fontStack(fontOf(value)) }}>{value}</span>
          </Button>
        }
      >
        {(close) => (
          <FontList
            label={label}
            value={value}
            used={used}
            onLook={onLook}
            onChange={(family) => {
              close()
              onChange(family)
            }}
          />
        )}
      </Popover>
    </div>
  )
}

function FontList({ label, value, used, onChange, onLook }: Props) {
  const t = useWords(designScreenMessages)
  const [query, setQuery] = useState('')
  const [view, setView] = useState<'used' | 'all'>('all')
  const [category, setCategory] = useState<Category>('all')
  const shown = (view === 'used' ? [...new Set(used)] : fontFamilies).filter(
    (family) =>
      family.toLowerCase().includes(query.trim().toLowerCase()) &&
      (category === 'all' || fontOf(family).category === category),
  )
  return (
    <>
      <div className="d-fonts-tools">
        <SegmentedControl
          label={t('fontView')}
          hideLabel
          value={view}
          onChange={setView}
          options={[
            { value: 'all', label: t('fontView.all') },
            { value: 'used', label: t('fontView.used') },
          ]}
        />
        <Select
          aria-label={t('fontCategory')}
          value={category}
          onChange={setCategory}
          options={categories.map((name) => ({
            value: name,
            label: name === 'all' ? t('fontCategory.all') : t(`fontKind.${name}`),
          }))}
        />
        <SearchField value={query} onChange={setQuery} placeholder={t('findFont')} />
      </div>
      {shown.length === 0 && <EmptyState small>{t('noFont')}</EmptyState>}
      <ul className="d-fonts" aria-label={label}>
        {shown.map((family) => (
          <FontOffer
            key={family}
            family={family}
            isChosen={family === value}
            onChoose={() => onChange(family)}
            onLook={onLook}
          />
        ))}
      </ul>
    </>
  )
}

interface OfferProps extends Pick<Props, 'onLook'> {
  family: FontFamily
  isChosen: boolean
  onChoose: () => void
}

function FontOffer({ family, isChosen, onChoose, onLook }: OfferProps) {
  const t = useWords(designScreenMessages)
  const font = fontOf(family)
  const hasPreview = usePreview(family)
  const looking = useLooking(family, onLook)
  return (
    <li>
      <button type="button" aria-pressed={isChosen} aria-label={family} onClick={onChoose} {...looking}>
        <span className="d-font-name" style={{ fontFamily: fontStack(font) }}>
          {family}
        </span>
        <small>{hasPreview ? t(`fontKind.${font.category}`) : t('noPreview', { fontName: family })}</small>
      </button>
    </li>
  )
}

/** Returns false when the font file was requested and could not be loaded. */
function usePreview(family: string): boolean {
  const [hasPreview, setPreview] = useState(true)
  useEffect(() => {
    let isWanted = true
    document.fonts.load(`20px "${family}"`, family).then(
      () => {},
      () => isWanted && setPreview(false),
    )
    return () => {
      isWanted = false
    }
  }, [family])
  return hasPreview
}
