import { z } from 'zod'
import { settingsOf } from '#features/sites/server'
import { servicesSettings } from '#features/visits/contract'
import type { OwnerContext } from '#platform/context'
import type { Input, Output } from '#platform/contract'
import { type Fetched, fetchFromOutside } from '#platform/egress'
import { languageOf } from '#platform/i18n'
import { type mapsApi, mediaProblems, predictionsAtMost } from '../../contract/index.ts'

type AskGoogle = (
  url: string,
  options: { maxBytes: number; timeoutMs: number; accept: readonly string[] },
) => Promise<Pick<Fetched, 'bytes'>>

const service = 'https://maps.googleapis.com/maps/api/place'

const predictionsSchema = z.object({
  predictions: z
    .array(
      z.object({
        place_id: z.string(),
        description: z.string().catch(''),
        structured_formatting: z
          .object({ main_text: z.string().catch(''), secondary_text: z.string().catch('') })
          .catch({ main_text: '', secondary_text: '' }),
      }),
    )
    .catch([]),
})
const placeSchema = z.object({
  result: z.object({
    name: z.string().catch(''),
    geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
    address_components: z.array(z.object({ long_name: z.string(), types: z.array(z.string()) })).catch([]),
  }),
})

export async function findPlaces(
  ctx: OwnerContext,
  { input }: Input<typeof mapsApi.autocomplete>,
  ask: AskGoogle = fetchFromOutside,
): Promise<Output<typeof mapsApi.autocomplete>> {
  ctx.require('content.edit')
  if (input === '') return { predictions: [] }
  const answer = await answerOf(ctx, 'autocomplete', { input }, ask)
  const { predictions } = answer === null ? { predictions: [] } : predictionsSchema.parse(answer)
  return {
    predictions: predictions.slice(0, predictionsAtMost).map((place) => ({
      placeId: place.place_id,
      description: place.description,
      mainText: place.structured_formatting.main_text || place.description,
      secondaryText: place.structured_formatting.secondary_text,
    })),
  }
}

export async function placeDetails(
  ctx: OwnerContext,
  { placeId }: Input<typeof mapsApi.details>,
  ask: AskGoogle = fetchFromOutside,
): Promise<Output<typeof mapsApi.details>> {
  ctx.require('content.edit')
  const fields = 'name,geometry/location,address_component'
  const answer = await answerOf(ctx, 'details', { place_id: placeId, fields }, ask)
  if (answer === null) throw mediaProblems.noMapsKey()
  const read = placeSchema.safeParse(answer)
  if (!read.success) throw mediaProblems.placesSilent()
  const { name, geometry, address_components: parts } = read.data.result
  const part = (type: string) => parts.find(({ types }) => types.includes(type))?.long_name ?? ''
  const joined = (...words: string[]) => words.filter(Boolean).join(' ')
  return {
    placeId,
    name,
    lat: geometry.location.lat,
    lng: geometry.location.lng,
    addressLine1: joined(part('route'), part('street_number')),
    addressLine2: joined(part('postal_code'), part('locality') || part('postal_town')),
    addressCountry: part('country'),
  }
}

/** Returns null when the site has no key of its own. */
async function answerOf(
  ctx: OwnerContext,
  what: 'autocomplete' | 'details',
  query: Record<string, string>,
  ask: AskGoogle,
): Promise<unknown> {
  const { mapsKey } = await settingsOf(ctx, servicesSettings)
  if (mapsKey === '') return null
  const all = new URLSearchParams({ ...query, language: languageOf(ctx.site.locale), key: mapsKey })
  try {
    const options = { maxBytes: 200_000, timeoutMs: 5000, accept: ['application/json'] }
    const { bytes } = await ask(`${service}/${what}/json?${all.toString()}`, options)
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    throw mediaProblems.placesSilent()
  }
}
