import { type Element, findElement } from '../html-tree.ts'

export type Settings = Readonly<Record<string, unknown>>

/** Parses JSON from an attribute or a script; empty where it cannot be read. */
export function settingsIn(json: string): Settings {
  try {
    return settingsOf(JSON.parse(json))
  } catch {
    return {}
  }
}

export function settingsOf(value: unknown): Settings {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Settings) : {}
}

/** The settings of a block: on itself or on something in it. */
export function blockSettings(block: Element): Settings {
  const holder = findElement([block], (element) => element.attributes['data-block-json'] !== undefined)
  return settingsIn(holder?.attributes['data-block-json'] ?? '')
}

export const textIn = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

export const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

export const numberIn = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : otherwise
