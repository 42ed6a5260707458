import { create } from 'zustand'
import { renameKeys } from '#platform/ui'
import { isKeyAct, keyActs, type KeyAct, resolveCombination, type OwnKeys } from './key-acts.ts'
import { combinationOf, pressOf } from './key-combination.ts'

const storageKey = 'quoin-keys'

/** The chosen combinations, stored in this browser. */
export const useOwnKeys = create<{ own: OwnKeys }>()(() => ({ own: stored() }))
show(useOwnKeys.getState().own)

export function setOwnKey(act: KeyAct, combination: string | null): void {
  const { [act]: _, ...others } = useOwnKeys.getState().own
  write(combination === null || combination === keyActs[act] ? others : { ...others, [act]: combination })
}

export function forgetOwnKeys(): void {
  write({})
}

/** Translates a key press into the one that the editor knows; null when its combination is no longer assigned. */
export function translated(event: KeyboardEvent): KeyboardEvent | null {
  const { own } = useOwnKeys.getState()
  if (Object.keys(own).length === 0) return event
  const combination = combinationOf(event)
  const meant = combination === null ? null : resolveCombination(combination, own)
  if (meant === null) return event
  return meant === '' ? null : pressOf(meant, event)
}

function write(own: OwnKeys): void {
  useOwnKeys.setState({ own })
  show(own)
  try {
    localStorage.setItem(storageKey, JSON.stringify(own))
  } catch {
    // A browser that stores nothing has them until the page is left.
  }
}

/** Tooltips and menus show the keys that the person assigned. */
function show(own: OwnKeys): void {
  renameKeys(new Map(Object.entries(own).flatMap(([act, keys]) => (isKeyAct(act) ? [[keyActs[act], keys]] : []))))
}

function stored(): OwnKeys {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}')
    if (typeof read !== 'object' || read === null) return {}
    return Object.fromEntries(Object.entries(read).filter(([act, keys]) => isKeyAct(act) && typeof keys === 'string'))
  } catch {
    return {}
  }
}
