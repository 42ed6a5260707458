import { text } from '../compose.ts'
import type { CollectionPlan, ItemPlan } from '../plan.ts'
import { slugOf } from './slug.ts'

interface Posts {
  title: string
  /** The Markdown of the posts, the newest first. */
  posts: readonly string[]
  /** Names of drawings, for one post each. */
  arts: readonly string[]
}

/** A blog from texts that begin with a heading: it becomes the title, and the rest the text of the post. */
export function postsOf({ title, posts, arts }: Posts): CollectionPlan {
  const items = posts.map((markdown, at): ItemPlan => {
    const [heading = '', ...rest] = markdown.split('\n\n')
    const words = rest.join('\n\n')
    return {
      title: heading.replace(/^#+ /, ''),
      slug: slugOf(heading),
      date: `2026-0${6 - at}-14`,
      excerpt: firstSentence(words),
      image: arts[at] ?? 'one',
      bands: () => [{ pieces: [text([0, 0, 24, 4], words)] }],
    }
  })
  return { key: 'posts', type: 'blog', title, slug: slugOf(title), description: '', items }
}

function firstSentence(words: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(words)?.[0] ?? words
}
