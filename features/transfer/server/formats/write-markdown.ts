import { Readable } from 'node:stream'
import type { OutsideTransaction, PlatformContext, Site } from '#platform/context'
import type { TransferResult } from '../../contract/index.ts'
import { writeZip } from '../zip-entries.ts'
import { markdownOf } from './markdown-of.ts'
import { type PublishedText, publishedTexts } from './published-texts.ts'

/** A folder of Markdown with front matter, as Hugo, Jekyll and Eleventy read it. */
export async function writeMarkdown(
  ctx: OutsideTransaction<PlatformContext>,
  site: Site,
  path: string,
): Promise<TransferResult> {
  const names = new Set<string>()
  const rows = await writeZip(path, ctx.config, async (add) => {
    let count = 0
    for await (const text of publishedTexts(ctx, site)) {
      await add(nameOf(text, names), Readable.from([Buffer.from(markdownFile(text))]), true)
      count += 1
    }
    return count
  })
  return { tables: 0, rows, files: rows, bytes: 0 }
}

export function markdownFile(text: PublishedText): string {
  const lists = { tags: text.tags, categories: text.categories }
  const values = {
    title: text.title,
    date: text.at.toISOString(),
    slug: text.slug,
    url: text.path,
    description: text.excerpt,
    author: text.author,
    image: text.image,
    seoTitle: text.seoTitle,
    seoDescription: text.seoDescription,
  }
  const lines = [
    ...Object.entries(values).flatMap(([name, value]) => (value === '' ? [] : [`${name}: ${JSON.stringify(value)}`])),
    ...Object.entries(lists).flatMap(([name, value]) =>
      value.length === 0 ? [] : [`${name}: ${JSON.stringify(value)}`],
    ),
    ...(text.isFeatured ? ['featured: true'] : []),
    ...(text.kind === 'page' ? ['type: page'] : []),
  ]
  return `---\n${lines.join('\n')}\n---\n\n${markdownOf(text.body)}`
}

/** File name from the text's address; the parts of a path cannot leave the folder. */
function nameOf({ kind, path }: PublishedText, names: Set<string>): string {
  const parts = path.split('/').filter((part) => part !== '' && part !== '.' && part !== '..')
  const base = `${kind}s/${parts.join('/').replace(/[<>:"|?*\\]/g, '-') || 'index'}`
  let name = `${base}.md`
  for (let n = 2; names.has(name); n += 1) name = `${base}-${n}.md`
  names.add(name)
  return name
}
