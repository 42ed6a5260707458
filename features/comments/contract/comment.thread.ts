import type { Comment } from './comment.schema.ts'

export type CommentThread<C extends Pick<Comment, 'id' | 'parentId'> = Comment> = C & { replies: CommentThread<C>[] }

/**
 * Groups comments with the replies below them, in two levels: replies to replies are in the same level, so columns do
 * not get ever narrower.
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
 * The first visible comment of the conversation. In a circle of parents, which no source should contain, each comment
 * starts its own conversation.
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
