import { useState } from 'react'
import {
  type BlockPanelProps,
  ImageRow,
  NumberRow,
  PropChoiceRow,
  SelectRow,
  SliderRow,
  SwitchRow,
  TextRow,
  useWords,
} from '#platform/ui'
import type { MapProps } from './map.contract.ts'
import { PlaceSearch } from '../../owner/place-search.tsx'
import { mapMessages } from './map.messages.ts'
import { isOfGoogle, type MapStyle, mapStyles, placeOfLink } from './map.rules.ts'

const services = ['openstreetmap', 'google'] as const
const addressLines = ['addressTitle', 'addressLine1', 'addressLine2', 'addressCountry'] as const

export function MapPanel({ props, change }: BlockPanelProps<MapProps>) {
  const t = useWords(mapMessages)
  const { location, style } = props
  const set = (part: Partial<MapProps['location']>) => change('location', { ...location, ...part })
  const at = (name: 'Lat' | 'Lng') => (value: number) => set({ [`map${name}`]: value, [`marker${name}`]: value })
  return (
    <>
      {isOfGoogle(props) && (
        <PlaceSearch
          tracking={{ product_page: 'editor', product_section: 'map-block' }}
          onPlace={({ name, lat, lng, placeId: _, ...address }) =>
            set({ mapLat: lat, mapLng: lng, markerLat: lat, markerLng: lng, addressTitle: name, ...address })
          }
        />
      )}
      {addressLines.map((name) => (
        <TextRow key={name} label={t(name)} value={location[name]} onChange={(words) => set({ [name]: words })} />
      ))}
      <LinkOfMap
        onPlace={({ lat, lng, zoom }) =>
          set({ mapLat: lat, mapLng: lng, markerLat: lat, markerLng: lng, ...(zoom !== null && { mapZoom: zoom }) })
        }
      />
      <NumberRow label={t('lat')} min={-90} max={90} step={0.0001} value={location.markerLat} onChange={at('Lat')} />
      <NumberRow label={t('lng')} min={-180} max={180} step={0.0001} value={location.markerLng} onChange={at('Lng')} />
      <SliderRow
        label={t('zoom')}
        min={1}
        max={19}
        step={1}
        value={location.mapZoom}
        onChange={(mapZoom) => set({ mapZoom })}
      />
      <SelectRow
        label={t('style')}
        value={String(style)}
        options={Object.entries(mapStyles).map(([value, name]) => ({ value, label: t(`style.${name}`) }))}
        onChange={(value) => change('style', Number(value) as MapStyle)}
      />
      {style !== 3 && (
        <PropChoiceRow name="service" values={services} value={props.service} words={t} change={change} />
      )}
      {isOfGoogle(props) && <GoogleRows props={props} change={change} />}
      <SwitchRow label={t('showAddress')} value={props.showAddress} onChange={(show) => change('showAddress', show)} />
      {props.showAddress && (
        <SwitchRow
          label={t('linkOnClick')}
          value={props.linkOnClick}
          onChange={(link) => change('linkOnClick', link)}
        />
      )}
      <ImageRow label={t('poster')} value={props.poster} onChange={(asset) => change('poster', asset?.id ?? null)} />
    </>
  )
}

function GoogleRows({ props, change }: Pick<BlockPanelProps<MapProps>, 'props' | 'change'>) {
  const t = useWords(mapMessages)
  return (['labels', 'terrain', 'controls'] as const).map((part) => (
    <SwitchRow key={part} label={t(part)} value={props[part]} onChange={(isShown) => change(part, isShown)} />
  ))
}

/** Reads coordinates from the link of a map service, because people do not know them by heart. */
function LinkOfMap({ onPlace }: { onPlace: (place: NonNullable<ReturnType<typeof placeOfLink>>) => void }) {
  const t = useWords(mapMessages)
  const [link, setLink] = useState('')
  const place = placeOfLink(link)
  return (
    <TextRow
      label={t('link')}
      hint={link === '' ? t('link.hint') : place ? t('link.taken') : t('link.none')}
      value={link}
      onChange={(typed) => {
        setLink(typed)
        const found = placeOfLink(typed)
        if (found) onPlace(found)
      }}
    />
  )
}
