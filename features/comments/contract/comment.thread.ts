import type { Comment } from './comment.schema.ts'

export type CommentThread<C extends Pick<Comment, 'id' | 'parentId'> = Comment> = C & { replies: CommentThread<C>[] }

/**
 * Comments with the answers below them, two deep: answers to answers stand beside them, so that columns do not get
 * narrower forever.
 */
export function threadsOf<C extends Pick<Comment, 'id' | 'parentId'>>(comments: readonly C[]): CommentThread<C>[] {
  const threads = new Map(comments.map((comment) => [comment.id, { ...comment, replies: [] } as CommentThread<C>]))
  const tops: CommentThread<C>[] = []
  for (const thread of threads.values()) {
    const top = topOf(threads, thread)
    if (top === thread) tops.push(thread)
    else top.replies.push(thread)
  }
  return tops
}

/**
 * The comment that began the conversation, as far as it is shown. In a ring of parents, which no source should have,
 * each begins its own.
 */
function topOf<C extends Pick<Comment, 'id' | 'parentId'>>(
  threads: ReadonlyMap<string, CommentThread<C>>,
  from: CommentThread<C>,
): CommentThread<C> {
  const seen = new Set<string>()
  let at = from
  while (at.parentId !== null && !seen.has(at.id)) {
    seen.add(at.id)
    const parent = threads.get(at.parentId)
    if (!parent) break
    if (seen.has(parent.id)) return from
    at = parent
  }
  return at
}
