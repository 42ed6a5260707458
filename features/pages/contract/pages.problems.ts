import { problems } from '#platform/contract'

/** Dutch for each stands in `pages.messages.ts` as `problem.{code}`. */
export const pagesProblems = problems('pages', {
  notFound: [
    'missing',
    (_d: { id: string }) => 'This page is not on this site. It may have been removed; reload the list of pages.',
  ],
  versionGone: [
    'missing',
    (d: { seq: number }) => `Version ${d.seq} of this page is no longer kept. Choose another one from the history.`,
  ],
  notInTrash: [
    'missing',
    (_d: { id: string }) => 'This is not in the trash any more. Reload the trash to see what is.',
  ],
  inTrash: ['conflict', (d: { title: string }) => `“${d.title}” is in the trash. Restore it first.`],
  historyReplaced: [
    'conflict',
    (_d: { seq: number }) =>
      'This tab shows a version that the server does not know. Reload the page; what you typed is kept in this browser.',
  ],
  tooFarBehind: [
    'conflict',
    (_d: { seq: number }) =>
      'This tab is far behind the page as it stands. It fetches what happened and then sends your changes again.',
  ],
  invalidSettings: ['invalid', (d: { reason: string }) => `These settings cannot be saved: ${d.reason}`],
  doesNotFit: [
    'invalid',
    (d: { part: string; reason: string }) => `A part of this cannot be stored (${d.reason}): ${d.part}`,
  ],
  unknownKind: ['invalid', (d: { kind: string }) => `Documents of the kind “${d.kind}” cannot be made here.`],
  slugTaken: [
    'conflict',
    (d: { path: string; title: string }) =>
      `The address ${d.path} already belongs to “${d.title}”. Choose a different one.`,
  ],
  slugReserved: [
    'invalid',
    (d: { path: string }) => `The address ${d.path} is used by the website itself. Choose a different one.`,
  ],
  slugEmpty: [
    'invalid',
    (d: { typed: string }) => `“${d.typed}” has no letters or digits that can stand in an address. Type at least one.`,
  ],
  pathTooLong: ['invalid', (d: { max: number }) => `An address stays under ${d.max} characters. Shorten it.`],
  statusRefused: [
    'conflict',
    (_d: { from: number; to: number }) => 'This step is not possible from the present status. Go back to draft first.',
  ],
  notPublishable: [
    'conflict',
    (d: { title: string; reason: string }) => `“${d.title}” cannot be published yet: ${d.reason}`,
  ],
  passwordMissing: [
    'conflict',
    (d: { title: string }) =>
      `“${d.title}” asks for a password, but none is set. Set one in its settings or open it to everybody.`,
  ],
  scheduleInPast: ['invalid', (_d: { at: string }) => 'Choose a moment in the future to schedule this.'],
  homepageStays: [
    'conflict',
    (d: { title: string }) => `“${d.title}” is the homepage. Make another page the homepage first.`,
  ],
  homepageNotPublished: [
    'conflict',
    (d: { title: string }) => `“${d.title}” is not published yet. Publish it, then make it the homepage.`,
  ],
  redirectLoop: [
    'invalid',
    (d: { path: string }) => `A redirect from ${d.path} to itself leads nowhere. Choose another target.`,
  ],
  redirectTarget: [
    'invalid',
    (d: { target: string }) =>
      `“${d.target}” is not an address that a redirect can lead to. Use a path such as /about or a full web address.`,
  ],
  stillNeeded: ['conflict', (d: { why: string }) => `This cannot be removed yet. ${d.why}`],
  redirectPath: [
    'invalid',
    (d: { path: string }) => `“${d.path}” is not an address on this site. Start with a slash, such as /old-page.`,
  ],
  redirectMissing: ['missing', (d: { path: string }) => `There is no redirect from ${d.path}. Reload the list.`],
  pathInUse: [
    'conflict',
    (d: { path: string }) => `Something is already shown at ${d.path}. Take that away first or choose another address.`,
  ],
  passwordTooShort: ['invalid', (d: { min: number }) => `A page password has at least ${d.min} characters.`],
})
