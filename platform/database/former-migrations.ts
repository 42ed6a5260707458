/**
 * SHA-256 of texts that a migration had after it was released. An installation that ran one of them continues with the
 * rest: 0110-repair-edited-migrations.sql brings their results to the same form. The list is closed: released
 * migrations are not edited, and tests/operator/migrations.test.ts checks every text against `migrations/checksums`.
 */
export const formerDigests: Readonly<Record<string, readonly string[]>> = {
  '0012-imports.sql': [
    'c59472d64e6f40967ab5a1a8eede354e0b75d3e82a797fde6da6372f5224f724',
    '26000723a23b78f69beb1a5b19e43c492a56bedaba323256f7af29735fa3bffa',
  ],
  '0045-letter-languages.sql': ['d7278bd4cfa92987c419049ea07d3c1182522b2c598ae66e4e8a2ef7e1242da5'],
}

/** Ran on some installations and was withdrawn: 0110 contains its changes. */
export const withdrawnMigrations: ReadonlySet<string> = new Set(['0046-lost-money-of-before.sql'])
