import { escapeAttribute } from './head.ts'

/** Marks owners' HTML in rendered output until page and frame are joined. It never leaves this process. */
export const ownCodeMark = `<!--own-${crypto.randomUUID()}-->`

/** Delays owners' code until consent: returns the replacement for a page, given the hosts that the code would call. */
export interface CodeGate {
  notice: (hosts: readonly string[]) => string
}

/** The HTML of a part for the page; with a gate, code and foreign content wait for consent. */
export function withOwnCode(html: string, gate: CodeGate | null): string {
  const pieces = html.split(ownCodeMark)
  if (pieces.length === 1) return html
  return pieces.map((piece, at) => (at % 2 === 0 || !gate ? piece : waiting(piece, gate))).join('')
}

/** Wraps owners' code outside of blocks (in the head, at the end of the page). */
export function gated(html: string): string {
  return gatedParts(html).html
}

function waiting(piece: string, gate: CodeGate): string {
  const { html, hosts, count } = gatedParts(piece)
  return count === 0 ? piece : `<div data-wait>${gate.notice(hosts)}${html}</div>`
}

interface Gated {
  html: string
  hosts: readonly string[]
  /** Number of delayed parts. */
  count: number
}

/** Elements that are parsed together with their content. */
const whole = new Set([
  'script',
  'noscript',
  'iframe',
  'object',
  'video',
  'audio',
  'picture',
  'style',
  'svg',
  'template',
])
const alone = new Set(['img', 'image', 'embed', 'source', 'link', 'input', 'frame'])
const foreign = /(?:https?:)?\/\/([a-z0-9.-]+)/gi

/** Parses the text in one pass like a browser: comments and quoted attributes are no tags. */
function gatedParts(html: string): Gated {
  const lower = html.toLowerCase()
  const hosts = new Set<string>()
  let out = ''
  let kept = 0
  let count = 0
  let at = 0
  const wait = (start: number, end: number) => {
    out += html.slice(kept, start) + later(html.slice(start, end))
    for (const [, host] of html.slice(start, end).matchAll(foreign)) if (host && hosts.size < 5) hosts.add(host)
    kept = end
    count += 1
  }
  for (;;) {
    const start = lower.indexOf('<', at)
    if (start < 0) break
    const name = /[a-z]/.test(lower[start + 1] ?? '') ? nameAt(lower, start + 1) : ''
    at = start + 1
    if (lower.startsWith('<!--', start)) at = endOf(lower, '-->', start + 4)
    if (name === '') continue
    const tagEnd = endOfTag(lower, start)
    const tag = lower.slice(start, tagEnd)
    at = whole.has(name) ? endOf(lower, '>', endOf(lower, `</${name}`, tagEnd) - 1) : tagEnd
    if (whole.has(name) || alone.has(name)) {
      if (mustWait(name, tag, lower.slice(start, at))) wait(start, at)
    } else if (/\b(?:style|background|poster|src|srcset|data|srcdoc)\s*=/.test(tag) && /\/\//.test(tag))
      return { html: later(html), hosts: [...hosts], count: 1 }
  }
  return { html: out + html.slice(kept), hosts: [...hosts], count }
}

function mustWait(name: string, tag: string, element: string): boolean {
  if (name === 'script') {
    const type = /\btype\s*=\s*["']?([^"'\s>]*)/.exec(tag)?.[1] ?? ''
    const runs = type === '' || type === 'module' || type.endsWith('javascript')
    return runs && !/\bdata-category\s*=\s*["']?necessary\b/.test(tag)
  }
  if (name === 'noscript' || name === 'object' || name === 'template') return true
  return element.includes('//') || /\bsrcdoc\s*=/.test(tag)
}

function later(html: string): string {
  return `<template data-later="${escapeAttribute(html)}"></template>`
}

const nameAt = (lower: string, at: number): string => /^[a-z][a-z0-9-]*/.exec(lower.slice(at, at + 20))?.[0] ?? ''

function endOf(text: string, sought: string, from: number): number {
  const at = text.indexOf(sought, from)
  return at < 0 ? text.length : at + sought.length
}

function endOfTag(text: string, from: number): number {
  let quote = ''
  for (let at = from; at < text.length; at++) {
    const character = text[at] ?? ''
    if (quote !== '') {
      if (character === quote) quote = ''
    } else if (character === '"' || character === "'") quote = character
    else if (character === '>') return at + 1
  }
  return text.length
}
