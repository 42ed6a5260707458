import { problems } from '#platform/contract'

export const subscriptionsProblems = problems('subscriptions', {
  notFound: [
    'missing',
    () => 'There is no such subscription, or this link has expired. Use the link in your latest message from the shop.',
  ],
  notNow: [
    'conflict',
    (d: { act: string }) =>
      `The subscription does not allow this as it stands (${d.act}). Reload the page to see what it allows.`,
  ],
})
