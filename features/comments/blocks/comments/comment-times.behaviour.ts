import { behaviour } from '#platform/islands'
import { type RelativeWords, relativeTimes } from '#platform/visitor'

/** How long ago recent comments were made, in words that keep up. */
export const commentTimes = behaviour<RelativeWords>('comment-times', (root, words) => relativeTimes(root, words))
