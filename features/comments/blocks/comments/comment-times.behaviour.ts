import { behaviour } from '#platform/islands'
import { type RelativeWords, relativeTimes } from '#platform/visitor'

/** Shows the age of recent comments in words, and keeps it up to date. */
export const commentTimes = behaviour<RelativeWords>('comment-times', (root, words) => relativeTimes(root, words))
