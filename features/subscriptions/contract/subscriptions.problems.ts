import { problem, problems } from '#platform/contract'

export const subscriptionsProblems = problems('subscriptions', {
  notFound: problem('missing'),
  notNow: problem<{ act: string }>('conflict'),
})
