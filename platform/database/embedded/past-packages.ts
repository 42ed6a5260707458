/** A PostgreSQL version that a release of Quoin included, and its packages. */
export interface PastPackage {
  readonly major: string
  readonly version: string
  /** Digest that npm states, by platform. */
  readonly integrity: Readonly<Record<string, string>>
}

/**
 * Permanent list of all included versions: an installation that skips releases moves from any of these. The last of a
 * major version represents all of it. A version named in package.json is added with it.
 */
export const pastPackages: readonly PastPackage[] = [
  {
    major: '18',
    version: '18.4.0-beta.17',
    integrity: {
      'linux-arm64': 'sha512-TIzjtGnDGSD/LbdW0OWCEcbI+YVT0WKSfSr20TCkkP4UR8zeKe+QCZbO0/CM4hS9EWyZ4cDebjRvpRc3iMi6wg==',
      'linux-x64': 'sha512-jVw/MdDtIX/vICH/DKIe6/mHpiCggdx6QVyza4vt/NbcZFsL0KhwglF6F1Koqx3gRBZ9XtN+vi63EsqSyqOSxA==',
    },
  },
]
