/** Parts of bodies that are elsewhere in the file, and the rows that wait for them. */
export interface Unfinished {
  /** Bodies of patterns by their number. */
  patterns: Map<string, string>
  patternCharacters: number
  /** Forms of Contact Form 7 and Avada, as our markup, by their number and by their hash. */
  forms: Map<string, string>
  formCharacters: number
  /** Images by the number of the item to which they are attached. */
  attached: Map<string, { id: string; order: number }[]>
  ordinals: number[]
}

export const nothingUnfinished = (): Unfinished => ({
  patterns: new Map(),
  patternCharacters: 0,
  forms: new Map(),
  formCharacters: 0,
  attached: new Map(),
  ordinals: [],
})
