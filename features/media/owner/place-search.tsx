import './place-search.css'
import { useState } from 'react'
import { call, sentenceOf, TextRow, toast, useCall, useLanguage, useSettled, useWords } from '#platform/ui'
import type { Output } from '#platform/contract'
import { mapMessages } from '../blocks/map/map.messages.ts'
import { type PlaceTracking, trackedPlace } from './place-tracking.ts'
import { mapsApi } from '../contract/index.ts'

type Place = Output<typeof mapsApi.details>
const shortest = 3

/** Finds places by name; a choice fills in the address and the coordinates. */
export function PlaceSearch({ tracking, onPlace }: { tracking: PlaceTracking; onPlace: (place: Place) => void }) {
  const t = useWords(mapMessages)
  const language = useLanguage()
  const [typed, setTyped] = useState('')
  const input = useSettled(typed.trim())
  const isAsked = input.length >= shortest
  const { data, error } = useCall(mapsApi.autocomplete, { ...tracking, input }, { enabled: isAsked })
  const choose = async (placeId: string) => {
    try {
      onPlace(await call(mapsApi.details, trackedPlace(placeId, tracking)))
      setTyped('')
    } catch (failure) {
      toast(sentenceOf(failure, language), { tone: 'failure' })
    }
  }
  return (
    <>
      <TextRow
        label={t('place')}
        hint={error ? sentenceOf(error, language) : t('place.hint')}
        value={typed}
        onChange={setTyped}
      />
      {isAsked && data && data.predictions.length > 0 && (
        <ul className="place-results" aria-label={t('place.results')}>
          {data.predictions.map(({ placeId, mainText, secondaryText }) => (
            <li key={placeId}>
              <button type="button" onClick={() => void choose(placeId)}>
                {mainText}
                <small>{secondaryText}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
