import type { ReactNode } from 'react'
import { type ViewProps, Wake } from '#platform/render'
import { mediaMessages } from '../../contract/media.messages.ts'
import { type ImageAsset, isFirstScreen, sizesInBlock } from '../../visitor/asset-image.tsx'
import { Facade } from '../../visitor/facade.tsx'
import { embed } from '../embed/embed.behaviour.ts'
import type { MapProps } from './map.contract.ts'
import { mapMessages } from './map.messages.ts'
import { googleMap } from './google-map.behaviour.ts'
import { isOfGoogle, mapFrame, mapLink, mapStyles } from './map.rules.ts'

export interface MapData {
  poster: ImageAsset | null
  /** The owner's own key for Google Maps; empty without a key and for other services. */
  key: string
}

/**
 * The address is text with a link to the map. The map itself is loaded from its service when the visitor requests it.
 */
export function MapView(view: ViewProps<MapProps, MapData>): ReactNode {
  const { props, data, page, section } = view
  const { location, service, style } = props
  const isGoogle = isOfGoogle(props)
  const name = isGoogle ? 'Google Maps' : 'OpenStreetMap'
  const href = mapLink(location, isGoogle ? 'google' : 'openstreetmap')
  const title = location.addressTitle || mapMessages(page.language, 'title')
  const player = mapFrame(location, service, style, page.language)
  const facade = (
    <Facade
      href={href}
      title={title}
      label={mediaMessages(page.language, 'embed.open.map', { name })}
      note={mediaMessages(page.language, 'embed.note', { name })}
      what="map"
      style={{ aspectRatio: '1.6' }}
      poster={data.poster}
      sizes={sizesInBlock(view)}
      eager={isFirstScreen(section, page)}
    />
  )
  return (
    <div className="map" data-style={mapStyles[style]}>
      {data.key === '' ? (
        <Wake island={embed} when="touch" props={{ player, url: href, title, allow: '' }}>
          {facade}
        </Wake>
      ) : (
        <Wake
          island={googleMap}
          when="touch"
          props={{ ...startOf(view), href: props.linkOnClick ? href : null, title, player }}
        >
          {facade}
        </Wake>
      )}
      {props.showAddress && <Address {...props} href={href} />}
    </div>
  )
}

function startOf({ props, data, page }: ViewProps<MapProps, MapData>) {
  const { mapLat, mapLng, markerLat, markerLng, mapZoom } = props.location
  return {
    apiKey: data.key,
    language: page.language,
    region: new Intl.Locale(page.locale).region ?? '',
    location: { mapLat, mapLng, markerLat, markerLng, mapZoom },
    style: mapStyles[props.style],
    showLabels: props.labels,
    showTerrain: props.terrain,
    showControls: props.controls,
  }
}

function Address({ location, linkOnClick, href }: MapProps & { href: string }): ReactNode {
  const { addressTitle, addressLine1, addressLine2, addressCountry } = location
  const lines = [addressLine1, addressLine2, addressCountry].filter(Boolean)
  if (!addressTitle && lines.length === 0) return null
  const text = (
    <>
      {addressTitle && <strong>{addressTitle}</strong>}
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </>
  )
  return (
    <address>
      {linkOnClick ? (
        <a href={href} target="_blank" rel="noopener">
          {text}
        </a>
      ) : (
        text
      )}
    </address>
  )
}
