/** A key press or paste in a text whose editor has not been loaded. */
export type Early = { kind: 'key'; event: KeyboardEvent } | { kind: 'paste'; html: string; text: string }

/** The waiting keys as stored while the page reloads. */
type StoredEarly =
  | { kind: 'key'; event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'> }
  | Extract<Early, { kind: 'paste' }>

export interface StoredWriting {
  block: string
  early: StoredEarly[]
}

/** Only one text is open at a time. */
let writing: { block: string; early: Early[] } | null = null

/** The keys that wait in the text of this block; more are pushed to the same list. */
export function waitingKeys(block: string): Early[] {
  if (writing?.block !== block) writing = { block, early: [] }
  return writing.early
}

/** Called when the text editor has received the keys, or when the text was left without it. */
export function forgetWaitingKeys(block: string): void {
  if (writing?.block === block) writing = null
}

/** Returns the waiting keys as plain values; null when there are none. */
export function storableWriting(): StoredWriting | null {
  if (!writing || writing.early.length === 0) return null
  const early = writing.early.map((action): StoredEarly => {
    if (action.kind === 'paste') return action
    const { key, shiftKey, ctrlKey, altKey, metaKey } = action.event
    return { kind: 'key', event: { key, shiftKey, ctrlKey, altKey, metaKey } }
  })
  return { block: writing.block, early }
}

/** Restores the waiting keys from before the page was reloaded. */
export function restoreWriting({ block, early }: StoredWriting): void {
  writing = {
    block,
    early: early.map((action) =>
      action.kind === 'paste' ? action : { kind: 'key', event: new KeyboardEvent('keydown', action.event) },
    ),
  }
}
