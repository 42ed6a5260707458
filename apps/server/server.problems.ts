import { problems } from '#platform/contract'

export const serverProblems = problems('server', {
  settingUnfit: [
    'invalid',
    (d: { name: string; value: string; wanted: string }) => `${d.name} is “${d.value}”, but has to be ${d.wanted}.`,
  ],
  portTaken: [
    'conflict',
    (d: { port: number }) =>
      `Port ${d.port} is in use by another program. Stop it, or choose another port: ./quoin start --port ${d.port + 1}`,
  ],
  alreadyStarted: [
    'conflict',
    (d: { folder: string }) =>
      `Quoin is running on the data folder ${d.folder} already. Stop that one first, choose another folder with --data, or run one process more beside it: ./quoin start --role web --port …`,
  ],
  portForbidden: [
    'forbidden',
    (d: { port: number }) =>
      `This account may not open port ${d.port}. Choose one above 1023, or put a proxy before it.`,
  ],
  hostUnfit: [
    'broken',
    (d: { host: string }) =>
      `The address ${d.host} is not one of this machine, so nothing can listen on it. Correct QUOIN_BIND.`,
  ],
  sameDomain: [
    'invalid',
    (d: { platform: string; sites: string; domain: string }) =>
      `The platform (${d.platform}) and the sites (${d.sites}) share the domain ${d.domain}: a site's own scripts could then reach owners' cookies. Give QUOIN_SITES_HOST a domain of its own.`,
  ],
  otherSecret: [
    'conflict',
    () =>
      'This database was made with another secret than the one in use. Set QUOIN_SECRET to the same value on every machine, or copy the file “secret” from the first data folder. If the secret was replaced, name the one of before in QUOIN_SECRET_BEFORE.',
  ],
  notMigrated: ['broken', () => 'The database has not been prepared for this version. Run ./quoin start once.'],
  dataUnwritable: [
    'broken',
    (d: { folder: string; reason: string }) =>
      `The data folder ${d.folder} cannot be written: ${d.reason}. Mend that, or choose another folder with --data.`,
  ],
})
