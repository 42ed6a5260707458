/** Key combination of each action; people can assign others. */
export const keyActs = {
  undo: 'Mod+Z',
  redo: 'Mod+Shift+Z',
  preview: 'Mod+P',
  comment: 'Mod+Alt+M',
  grid: "Mod+'",
  zoomIn: 'Mod+=',
  zoomOut: 'Mod+-',
  zoomActual: 'Mod+0',
  zoomFit: 'Shift+1',
  zoomChosen: 'Shift+2',
  insert: '/',
  sheet: '?',
  duplicate: 'Mod+D',
  front: ']',
  back: '[',
  toFront: 'Alt+]',
  toBack: 'Alt+[',
  styleCopy: 'Mod+Alt+C',
  stylePaste: 'Mod+Alt+V',
  group: 'Mod+G',
  ungroup: 'Mod+Shift+G',
} as const
export type KeyAct = keyof typeof keyActs

/** Actions with a combination that the person has chosen. */
export type OwnKeys = Readonly<Partial<Record<KeyAct, string>>>

/** Combinations of the editor and of browsers that cannot be changed. */
const fixed: readonly string[] = [
  'Mod+A',
  'Mod+C',
  'Mod+K',
  'Mod+N',
  'Mod+R',
  'Mod+S',
  'Mod+T',
  'Mod+V',
  'Mod+W',
  'Mod+X',
  'Mod+Y',
  'Enter',
  'Tab',
  'Shift+Tab',
  'Escape',
  'Delete',
  'Backspace',
  'F2',
  'F5',
  'Shift+F10',
]

export function isKeyAct(name: string): name is KeyAct {
  return Object.hasOwn(keyActs, name)
}

/** The combination that currently triggers the action. */
export function combinationFor(act: KeyAct, own: OwnKeys): string {
  return own[act] ?? keyActs[act]
}

/** Returns the conflict of a combination: the action that already uses it, or `fixed`; null when it is free. */
export function takenBy(combination: string, act: KeyAct, own: OwnKeys): KeyAct | 'fixed' | null {
  if (fixed.includes(combination)) return 'fixed'
  const names = Object.keys(keyActs) as KeyAct[]
  return names.find((name) => name !== act && combinationFor(name, own) === combination) ?? null
}

/**
 * Translates a combination: `null` leaves it unchanged, `''` disables it, otherwise the editor's own combination is
 * returned.
 */
export function resolveCombination(combination: string, own: OwnKeys): string | null {
  const names = Object.keys(own) as KeyAct[]
  const act = names.find((name) => own[name] === combination)
  if (act) return keyActs[act]
  return names.some((name) => keyActs[name] === combination) ? '' : null
}
