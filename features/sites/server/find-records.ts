import { Resolver } from 'node:dns/promises'

/** The TXT records of a name, each in one piece. Tests give their own. */
export type FindRecords = (name: string) => Promise<readonly string[]>

/** DNS lookups; empty when DNS does not respond in time. */
export interface Dns {
  texts: FindRecords
  /** Aliases of the name. */
  aliases: FindRecords
  addresses: (name: string, family: 4 | 6) => Promise<readonly string[]>
}

const resolver = () => new Resolver({ timeout: 3000, tries: 2 })

export const findRecords: FindRecords = async (name) => {
  const records = await resolver()
    .resolveTxt(name)
    .catch(() => [])
  return records.map((pieces) => pieces.join(''))
}

export const publicDns: Dns = {
  texts: findRecords,
  aliases: (name) =>
    resolver()
      .resolveCname(name)
      .catch(() => []),
  addresses: (name, family) =>
    (family === 4 ? resolver().resolve4(name) : resolver().resolve6(name)).catch((): string[] => []),
}
