/** A key or a paste in a text whose editor has not been loaded. */
export type Early = { kind: 'key'; event: KeyboardEvent } | { kind: 'paste'; html: string; text: string }

/** The same as it is stored while the page is loaded again. */
type StoredEarly =
  | { kind: 'key'; event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'> }
  | Extract<Early, { kind: 'paste' }>

export interface StoredWriting {
  block: string
  early: StoredEarly[]
}

/** One text is open at a time. */
let writing: { block: string; early: Early[] } | null = null

/** The keys that wait in the text of this block; more are pushed to the same list. */
export function waitingKeys(block: string): Early[] {
  if (writing?.block !== block) writing = { block, early: [] }
  return writing.early
}

/** The text editor has them, or the text was left without it. */
export function forgetWaitingKeys(block: string): void {
  if (writing?.block === block) writing = null
}

/** The waiting keys as plain values; null where none wait. */
export function storableWriting(): StoredWriting | null {
  if (!writing || writing.early.length === 0) return null
  const early = writing.early.map((action): StoredEarly => {
    if (action.kind === 'paste') return action
    const { key, shiftKey, ctrlKey, altKey, metaKey } = action.event
    return { kind: 'key', event: { key, shiftKey, ctrlKey, altKey, metaKey } }
  })
  return { block: writing.block, early }
}

/** Lets the keys of an earlier load of the page wait again. */
export function restoreWriting({ block, early }: StoredWriting): void {
  writing = {
    block,
    early: early.map((action) =>
      action.kind === 'paste' ? action : { kind: 'key', event: new KeyboardEvent('keydown', action.event) },
    ),
  }
}
