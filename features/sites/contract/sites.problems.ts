import { problems } from '#platform/contract'

export const siteProblems = problems('sites', {
  notFound: ['missing', () => 'There is no such site.'],
  nameUnfit: [
    'invalid',
    (d: { name: string }) => `“${d.name}” cannot be the name of a site. Use 2 to 63 letters a–z, digits and dashes.`,
  ],
  nameTaken: ['conflict', (d: { name: string }) => `The name “${d.name}” is taken. Choose a different one.`],
  settingsUnfit: [
    'invalid',
    (d: { group: string; where: string }) => `The settings “${d.group}” were not saved: look at “${d.where}”.`,
  ],
  notEnabled: ['forbidden', (_: { feature: string }) => 'This is not part of what the site can do.'],
  labsUnknown: ['invalid', (d: { key: string }) => `There is nothing called “${d.key}” to try out.`],
  ownerOnly: ['forbidden', () => 'Only the owner of the site can do this.'],
  ownerStays: ['conflict', () => 'The owner always has the role of administrator. Make someone else the owner first.'],
  contributorMissing: ['missing', () => 'That person does not contribute to this site.'],
  alreadyContributes: [
    'conflict',
    (d: { email: string }) => `${d.email} already contributes to this site. Change the roles instead.`,
  ],
  tooManyContributors: [
    'conflict',
    (d: { most: number }) => `This site may have ${d.most} contributors. Remove one first.`,
  ],
  invitationMissing: [
    'missing',
    (_: { status: 410 }) => 'This invitation has been used, withdrawn or is too old. Ask for a new one.',
  ],
  invitationForOther: [
    'forbidden',
    (d: { email: string }) => `This invitation is for ${d.email}. Sign in with that address to accept it.`,
  ],
  domainUnfit: [
    'invalid',
    (d: { host: string }) => `“${d.host}” is not a domain that a site can have. Write it like www.example.com.`,
  ],
  domainTaken: ['conflict', (d: { host: string }) => `${d.host} is in use by a site already.`],
  domainMissing: ['missing', () => 'That domain does not belong to this site.'],
  domainUnproven: [
    'conflict',
    (d: { host: string; record: string }) =>
      `The TXT record of ${d.host} was not found at ${d.record}. A new record can take an hour to be seen; try again then.`,
  ],
  tooManyDomains: ['conflict', (d: { most: number }) => `A site can have ${d.most} domains. Remove one first.`],
  tooManySites: ['conflict', (d: { most: number }) => `You own ${d.most} sites, which is the most for one account.`],
  emailMissing: ['missing', (d: { kind: string }) => `There is no letter “${d.kind}” whose words you can choose.`],
  emailNamesUnknown: [
    'invalid',
    (d: { name: string; known: string }) =>
      `This letter does not know what ${d.name} stands for. In braces it takes ${d.known}.`,
  ],
  emailAlwaysSent: ['conflict', (d: { why: string }) => `This letter cannot be switched off here. ${d.why}`],
  restoreTooLate: ['missing', (_: { status: 410 }) => 'A removed site is kept for 30 days. This one is gone.'],
})
