import { problems } from '#platform/contract'

export const egressProblems = problems('egress', {
  badAddress: [
    'invalid',
    (d: { url: string }) =>
      `“${d.url}” is not an address that can be fetched. Use one that starts with http:// or https://.`,
  ],
  refused: [
    'forbidden',
    (d: { url: string }) =>
      `“${d.url}” leads into a private network or to an unusual port. Use an address that anybody on the internet can open.`,
  ],
  unreachable: [
    'broken',
    (d: { url: string }) => `“${d.url}” cannot be reached. Check the address, or try again later.`,
  ],
  unfit: [
    'invalid',
    (d: { url: string; type: string }) => `“${d.url}” holds something of the type ${d.type}, which is not wanted here.`,
  ],
  refusedByServer: [
    'broken',
    (d: { url: string; code: number }) =>
      `“${d.url}” answered with the error ${d.code}. Check that it can be opened without signing in.`,
  ],
  tooLarge: ['invalid', (d: { url: string; megabytes: number }) => `“${d.url}” is larger than ${d.megabytes} MB.`],
  tooSlow: [
    'broken',
    (d: { url: string; seconds: number }) => `“${d.url}” did not arrive within ${d.seconds} seconds. Try again later.`,
  ],
  tooManyRedirects: ['broken', (d: { url: string }) => `“${d.url}” sends from one address to the next without end.`],
})
