import type { Place } from './installation.ts'
import { browserAt } from './request.ts'
import { sampleSites, type SampleNames } from './screens.ts'
import { editorOfSite } from './session.ts'

type SignedIn = Place & { session: string }

/** A site of this name as its owner has it who starts from the sample. */
export async function startSite(place: SignedIn, sample: string, name: string, locale = 'en-GB'): Promise<void> {
  const owner = browserAt(place.port, new URL(place.platform).host, { '__Host-quoin': place.session })
  const site = { title: name, name, locale, timeZone: 'Europe/Amsterdam', start: sample }
  const { status, text } = await owner.send('POST', '/api/sites', site)
  if (status !== 200) throw new Error(`No site can be started from ${sample}: ${status} ${text}`)
}

export async function removeSite(place: SignedIn, name: string): Promise<void> {
  await (await editorOfSite(name, place.session, place)).send('POST', '/api/site/remove', { name })
}

/** Starts a site from each sample as a speaker of the language, so that all generated texts are in it as well. */
export function startedSites(place: SignedIn, names: SampleNames, locale: string) {
  return {
    async start(): Promise<void> {
      for (const sample of sampleSites) await startSite(place, sample, names[sample], locale)
    },
    async remove(): Promise<void> {
      for (const name of Object.values(names)) await removeSite(place, name)
    },
  }
}
