import { Resolver } from 'node:dns/promises'

/** The TXT records of a name, each in one piece. Tests give their own. */
export type FindRecords = (name: string) => Promise<readonly string[]>

export const findRecords: FindRecords = async (name) => {
  const resolver = new Resolver({ timeout: 3000, tries: 2 })
  const records = await resolver.resolveTxt(name).catch(() => [])
  return records.map((pieces) => pieces.join(''))
}
