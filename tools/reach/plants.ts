/** Violations that every rule must report; otherwise the check is ineffective. */
import { z } from 'zod'
import { endpoint } from '#platform/contract'
import { reachedBy } from './callers.ts'
import { controlledBy } from './controls.ts'
import { ownerCallsIn } from './journeys.ts'
import type { ReachedEndpoint } from './registry.ts'
import { staleExceptions, verdict } from './survey.ts'

const rename: ReachedEndpoint = {
  name: 'shelfApi.rename',
  names: ['shelfApi.rename'],
  endpoint: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/shelves/:id/rename',
    allows: 'config',
    input: z.object({}),
    output: z.object({}),
  }),
}
const colour = { name: 'shelf.colour', group: 'shelf', key: 'colour' }

/** Sources that look as if they reached `rename`, and do not. */
const unreaching = [
  'const save = useSend(otherApi.rename, { refreshes: [shelfApi.rename] })',
  'const key = [shelfApi.rename.path, id]',
  'type Wanted = Input<typeof shelfApi.rename>',
  'const link = <a href={`/api/shelves/${id}/rename`}>Rename</a>',
  'await fetch(`/api/shelves/${id}/rename`)',
]
/** Sources that look as if they had a control for `colour`, and do not. */
const uncontrolling = [
  "const form = useOwnerForm({ values: { colour: shelf.colour }, save: useSave('shelf') })",
  "const other = useSave('cupboard').save({ colour })",
]
/** Journeys that do by a call what is done by hand. */
const calling = [
  "await owner.send('POST', '/api/shelves/1/rename', { title })",
  'await sent(owner, `/api/shelves/${id}/rename`, { title })',
  "const api = '/api/shelves'\nawait owner.send('POST', `${api}/${id}/rename`, {})",
]

/** Sentences on the plants that were not reported. */
export function checkPlants(): string[] {
  const missed = [
    ...unreaching.filter((text) => reachedBy([rename], [{ path: 'features/shelves/owner/x.tsx', text }], []).size > 0),
    ...uncontrolling.filter(
      (text) => controlledBy([colour], [{ path: 'features/shelves/owner/x.tsx', text }], new Map()).size > 0,
    ),
    ...calling.filter((text) => ownerCallsIn([rename], [{ path: 'tests/journeys/x.test.ts', text }]).length !== 1),
    ...(verdict(['a'], [], 'Missing').length === 1 ? [] : ['something that is missing and not in the ratchet']),
    ...(verdict([], ['a'], 'Missing').length === 1 ? [] : ['a name in the ratchet that is reached']),
    ...(staleExceptions([{ name: 'a', reason: 'b' }], []).length === 1 ? [] : ['an exception that is needless']),
  ]
  return missed.map((text) => `What was planted was not reported: ${text}`)
}
