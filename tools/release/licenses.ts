interface Licensed {
  readonly name: string
  readonly version: string
  /** As SPDX writes it. */
  readonly license: string
}

/**
 * Licences under which a package may go with a program under MIT: they ask for no more than to be named, or to keep a
 * notice.
 */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PostgreSQL',
  'Unlicense',
])

/**
 * Only for these packages. libvips is a shared library that lies by itself and can be replaced, as its licence asks.
 */
const exceptions: readonly { readonly name: RegExp; readonly license: string }[] = [
  { name: /^@img\/sharp-libvips-/, license: 'LGPL-3.0-or-later' },
]

/** The packages, with their licences, that must not be shipped. */
export function refusedLicenses(packages: readonly Licensed[]): string[] {
  return packages
    .filter(
      ({ name, license }) =>
        !isAllowed(license) &&
        !exceptions.some((exception) => exception.name.test(name) && exception.license === license),
    )
    .map(({ name, version, license }) => `${name} ${version}: ${license || 'says no licence'}`)
}

/** One of several alternative licences must be allowed, and each of several combined ones. */
function isAllowed(expression: string): boolean {
  const plain = expression.replaceAll(/[()]/g, '')
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((license) => allowed.has(license)))
}
