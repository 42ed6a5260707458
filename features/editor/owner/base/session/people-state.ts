import { create } from 'zustand'
import { type PersonHere, type Pointer, silenceMs } from '#features/pages/contract'

/** Another person in the same document, with times of this computer's clock. */
export interface Other extends PersonHere {
  editingSince: number
  activeAt: number
}

interface PeopleState {
  /** Id of this tab. */
  client: string
  own: Other | null
  /** All other people, including this person in another tab. */
  others: readonly Other[]
  /** A text that could not be opened because another person is writing it. */
  refused: { block: string; writer: Other } | null
  /** Whether others are shown. Their part loads after the page is drawn, so that it delays no one. */
  areShown: boolean
  /** Number of connections so far. The server may know nothing of this tab's choice after a new one. */
  connections: number
}

export const nobody = { client: '', own: null, others: [], refused: null } satisfies Partial<PeopleState>

/** Other people in the document. Their part of the editor is loaded when the first of them arrives. */
export const usePeople = create<PeopleState>()(() => ({ ...nobody, areShown: false, connections: 0 }))

/** Whether other people are on this page. */
export function useHasCompany(): boolean {
  return usePeople(({ others, areShown }) => areShown && others.length > 0)
}

/** The section under this person's pointer and the pointer's place in the window; null outside sections. */
export const useOwnPointer = create<{ resting: { section: HTMLElement; left: number; top: number } | null }>()(() => ({
  resting: null,
}))

/**
 * Converts the pointer's place into a place on the page. Measuring causes a layout of the page, so it happens only
 * before sending.
 */
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
  // This person is still alone, so nothing is rendered again.
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

/** Starts writing unless another person is writing in the text. */
export function mayWrite(block: string): boolean {
  const writer = writerOf(block)
  if (writer) usePeople.setState({ refused: { block, writer } })
  return writer === undefined
}
