import { blogger } from './blogger.ts'
import { ghost } from './ghost.ts'
import { iCalendar } from './icalendar.ts'
import type { SourceFormat } from './source-format.ts'
import { tumblr } from './tumblr.ts'
import { webflow } from './webflow.ts'
import { wixBlog } from './wix-blog.ts'

const sources: readonly SourceFormat[] = [tumblr, ghost, webflow, wixBlog, blogger, iCalendar]

/** Returns the format of a file by its beginning; null for WordPress and compatible systems. */
export function sourceOfHead(head: string): SourceFormat | null {
  return sources.find(({ recognises }) => recognises(head)) ?? null
}
