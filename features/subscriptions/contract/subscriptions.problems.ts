import { problem, problems } from '#platform/contract'

export const subscriptionsProblems = problems('subscriptions', {
  notFound: problem('missing'),
  stillRunning: problem('conflict'),
  notNow: problem<{ act: string }>('conflict'),
})
