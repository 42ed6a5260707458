import { create } from 'zustand'
import { type PersonHere, type Pointer, silenceMs } from '#features/pages/contract'

/** Another person at the same document, with times of this clock. */
export interface Other extends PersonHere {
  editingSince: number
  activeAt: number
}

interface PeopleState {
  /** Id of this tab. */
  client: string
  own: Other | null
  /** Other people, and this one at another place. */
  others: readonly Other[]
  /** A text that could not be opened because another person is writing it. */
  refused: { block: string; writer: Other } | null
  /** Whether others are shown. Their part loads after the page is drawn, so that it delays no one. */
  areShown: boolean
  /** Number of connections so far. The server may know nothing of this tab's choice after a new one. */
  connections: number
}

export const nobody = { client: '', own: null, others: [], refused: null } satisfies Partial<PeopleState>

/** The other people on the document. Their part of the editor is loaded with the first of them. */
export const usePeople = create<PeopleState>()(() => ({ ...nobody, areShown: false, connections: 0 }))

/** Whether other people are on this page. */
export function useHasCompany(): boolean {
  return usePeople(({ others, areShown }) => areShown && others.length > 0)
}

/** Over which section one's own pointer rests, and where in the window; null: elsewhere. */
export const useOwnPointer = create<{ resting: { section: HTMLElement; left: number; top: number } | null }>()(() => ({
  resting: null,
}))

/** Where that is on the page. Measuring lays the page out, so it is asked for only when it will be told. */
export function ownPointer(): Pointer {
  const { resting } = useOwnPointer.getState()
  const section = resting?.section.dataset['section']
  if (!resting || !section || !resting.section.isConnected) return null
  const box = resting.section.getBoundingClientRect()
  return {
    section,
    x: share((resting.left - box.left) / Math.max(1, box.width)),
    y: share((resting.top - box.top) / Math.max(1, box.height)),
  }
}

function share(part: number): number {
  return Math.round(Math.min(1, Math.max(0, part)) * 10_000) / 10_000
}

/** Stores the presence list from the server, this tab included. */
export function takePeople(client: string, people: readonly PersonHere[]): void {
  const now = Date.now()
  const everybody = people.map((person) => ({
    ...person,
    editingSince: now - person.editingFor,
    activeAt: now - person.silentFor,
  }))
  const own = everybody.find((person) => person.client === client) ?? null
  const others = everybody.filter((person) => person.client !== client)
  // Alone as before: nothing is drawn again.
  if (others.length === 0 && usePeople.getState().others.length === 0) usePeople.setState({ client, own })
  else usePeople.setState({ client, own, others })
}

/**
 * Returns the person who is writing the text of a block. One's own other tabs merge their changes and refuse nothing.
 */
export function writerOf(block: string): Other | undefined {
  const { own, others } = usePeople.getState()
  const isFresh = ({ activeAt }: Other) => Date.now() - activeAt < silenceMs
  return others.find((other) => other.editing === block && other.accountId !== own?.accountId && isFresh(other))
}

/** Begins writing unless another person is writing the text. */
export function mayWrite(block: string): boolean {
  const writer = writerOf(block)
  if (writer) usePeople.setState({ refused: { block, writer } })
  return writer === undefined
}
