import { isDeepStrictEqual } from 'node:util'
import { type Db, listenToSignals, missedTopic, sendSignal, type Signal } from '#platform/database'
import { peopleAtMost, type PersonHere } from '../../contract/index.ts'

/**
 * Presence of people in documents, held in the memory of each process. A process announces the people whose events it
 * sends at intervals; people who are no longer announced are forgotten. Nothing is stored.
 */

/** Limit per account in one process: more tabs than anybody opens. */
const streamsOfAccountAtMost = 30
const tellAgainMs = 15_000
const forgetMs = 40_000
/** Grace time after a broken connection, in which its person counts as present. */
const returnMs = 3000
/** A process that is asked for present people answers at once, so people it has not named by then have left. */
const answerMs = 2000

export interface Follower {
  wake: (what: 'operations' | 'people' | 'notes') => void
}

interface Person extends Omit<PersonHere, 'editingFor' | 'silentFor'> {
  editingSince: number
  activeAt: number
  toldAt: number
}

interface OpenDocument {
  people: Map<string, Person>
  followers: Set<Follower>
  /** By client: the number of their streams in this process. */
  own: Map<string, number>
}

type Arrival = Pick<Person, 'client' | 'accountId' | 'name'>
export type Choice = Pick<PersonHere, 'client' | 'accountId' | 'blocks' | 'section' | 'editing' | 'pointer'>

/** Messages between processes, each about one document. */
type Word =
  | { act: 'here'; key: string; person: PersonHere }
  | { act: 'gone'; key: string; client: string }
  | { act: 'asked'; key: string }
  | { act: 'chose'; key: string; choice: Choice }

export interface People {
  /** Returns a function that leaves; null at the limit of people. */
  join: (key: string, follower: Follower, arrival: Arrival | null) => (() => void) | null
  here: (key: string) => PersonHere[]
}

export const operationsTopic = 'document.operations'
/** Topic announced after a comment on a document changed. */
export const notesTopic = 'document.notes'
const peopleTopic = 'document.people'

const opened = new WeakMap<Db, People>()

export function documentKey(websiteId: string, documentId: string): string {
  return `${websiteId} ${documentId}`
}

export function peopleOf(db: Db): People {
  const people = opened.get(db) ?? openPeople(db)
  opened.set(db, people)
  return people
}

/** Broadcasts a person's selection. The process that sends their events passes it on after checking the sender. */
export function tellChoice(db: Db, key: string, choice: Choice): void {
  say(db, { act: 'chose', key, choice })
}

function say(db: Db, word: Word): void {
  sendSignal({ db, tx: null }, { topic: peopleTopic, data: word })
}

/** The people known to one process, and the functions that announce them to the others. */
interface Registry {
  db: Db
  documents: Map<string, OpenDocument>
  timer: NodeJS.Timeout | undefined
}

function openPeople(db: Db): People {
  const registry: Registry = { db, documents: new Map(), timer: undefined }
  listenToSignals(db, (signal) => hear(registry, signal))
  return {
    join: (key, follower, arrival) => join(registry, key, follower, arrival),
    here: (key) => [...(registry.documents.get(key)?.people.values() ?? [])].map(shown),
  }
}

function join(registry: Registry, key: string, follower: Follower, arrival: Arrival | null): (() => void) | null {
  const { db, documents } = registry
  const open = documents.get(key) ?? { people: new Map(), followers: new Set(), own: new Map() }
  if (open.followers.size >= peopleAtMost) return null
  if (arrival && streamsOf(documents, arrival.accountId) >= streamsOfAccountAtMost) return null
  documents.set(key, open)
  registry.timer ??= setInterval(() => tellAgain(registry), tellAgainMs).unref()
  open.followers.add(follower)
  if (arrival) {
    open.own.set(arrival.client, (open.own.get(arrival.client) ?? 0) + 1)
    tell(db, key, open.people.get(arrival.client) ?? arrived(arrival))
    say(db, { act: 'asked', key })
  }
  let hasLeft = false
  return () => {
    if (hasLeft) return
    hasLeft = true
    open.followers.delete(follower)
    if (arrival) setTimeout(() => leave(registry, key, open, arrival.client), returnMs).unref()
    else forgetEmpty(registry, key, open)
  }
}

function leave(registry: Registry, key: string, open: OpenDocument, client: string): void {
  const left = (open.own.get(client) ?? 1) - 1
  if (left > 0) {
    open.own.set(client, left)
    return
  }
  open.own.delete(client)
  say(registry.db, { act: 'gone', key, client })
  forgetEmpty(registry, key, open)
}

function forgetEmpty(registry: Registry, key: string, open: OpenDocument): void {
  if (open.own.size === 0 && open.followers.size === 0) registry.documents.delete(key)
  if (registry.documents.size > 0) return
  clearInterval(registry.timer)
  registry.timer = undefined
}

/** Forgets people whom no process has announced for some time. */
function tellAgain({ db, documents }: Registry): void {
  const late = Date.now() - forgetMs
  for (const [key, open] of documents) {
    tellOwn(db, key, open)
    forgetUntold(open, late)
  }
}

function forgetUntold(open: OpenDocument, since: number): void {
  const lost = [...open.people.values()].filter(({ client, toldAt }) => toldAt < since && !open.own.has(client))
  for (const { client } of lost) open.people.delete(client)
  if (lost.length > 0) wake(open, 'people')
}

/** After missed messages the other processes are asked who is still present. */
function askAnew({ db, documents }: Registry): void {
  const askedAt = Date.now()
  for (const [key, open] of documents) {
    wake(open, 'operations')
    wake(open, 'notes')
    tellOwn(db, key, open)
    say(db, { act: 'asked', key })
  }
  setTimeout(() => {
    for (const open of documents.values()) forgetUntold(open, askedAt)
  }, answerMs).unref()
}

function hear(registry: Registry, { topic, data }: Signal): void {
  const { db, documents } = registry
  if (topic === operationsTopic) wake(documents.get(data as string), 'operations')
  else if (topic === notesTopic) wake(documents.get(data as string), 'notes')
  else if (topic === missedTopic) askAnew(registry)
  else if (topic === peopleTopic) {
    const word = data as Word
    const open = documents.get(word.key)
    if (open) take(db, open, word)
  }
}

function take(db: Db, open: OpenDocument, word: Word): void {
  if (word.act === 'asked') return tellOwn(db, word.key, open)
  if (word.act === 'chose') {
    const person = open.own.has(word.choice.client) ? open.people.get(word.choice.client) : undefined
    if (person?.accountId === word.choice.accountId) tell(db, word.key, chosen(person, word.choice))
    return
  }
  if (word.act === 'gone') open.people.delete(word.client)
  else if (open.people.has(word.person.client) || open.people.size < 2 * peopleAtMost)
    open.people.set(word.person.client, noted(word.person))
  wake(open, 'people')
}

function tell(db: Db, key: string, person: Person): void {
  say(db, { act: 'here', key, person: shown(person) })
}

function tellOwn(db: Db, key: string, open: OpenDocument): void {
  for (const client of open.own.keys()) {
    const person = open.people.get(client)
    if (person) tell(db, key, person)
  }
}

function wake(open: OpenDocument | undefined, what: Parameters<Follower['wake']>[0]): void {
  for (const follower of open?.followers ?? []) follower.wake(what)
}

function streamsOf(documents: ReadonlyMap<string, OpenDocument>, accountId: string): number {
  let count = 0
  for (const { own, people } of documents.values())
    for (const [client, streams] of own) if (people.get(client)?.accountId === accountId) count += streams
  return count
}

function arrived(arrival: Arrival): Person {
  const now = Date.now()
  const nothing = { blocks: [], section: null, editing: null, pointer: null }
  return { ...arrival, ...nothing, editingSince: now, activeAt: now, toldAt: now }
}

/** A moving pointer is no work on the page, so it does not reserve a text. */
function chosen(person: Person, { blocks, section, editing, pointer }: Choice): Person {
  const now = Date.now()
  const editingSince = editing === person.editing ? person.editingSince : now
  const isPointing = editing === person.editing && !isDeepStrictEqual(pointer, person.pointer)
  const activeAt = isPointing ? person.activeAt : now
  return { ...person, blocks, section, editing, pointer, editingSince, activeAt }
}

/** The clocks of two machines differ, so messages contain the elapsed time. */
function shown({ editingSince, activeAt, toldAt: _, ...person }: Person): PersonHere {
  const now = Date.now()
  return { ...person, editingFor: now - editingSince, silentFor: now - activeAt }
}

function noted({ editingFor, silentFor, ...person }: PersonHere): Person {
  const now = Date.now()
  return { ...person, editingSince: now - editingFor, activeAt: now - silentFor, toldAt: now }
}
