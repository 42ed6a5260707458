/**
 * Texts that stood in a migration after it had landed, by their SHA-256. An installation that ran one of them goes on
 * with the rest: 0110-repair-edited-migrations.sql brings what they made to the same form. Nothing is ever added here:
 * a migration that landed is not edited, and tests/operator/migrations.test.ts holds every text by
 * `migrations/checksums`.
 */
export const formerDigests: Readonly<Record<string, readonly string[]>> = {
  '0012-imports.sql': [
    'c59472d64e6f40967ab5a1a8eede354e0b75d3e82a797fde6da6372f5224f724',
    '26000723a23b78f69beb1a5b19e43c492a56bedaba323256f7af29735fa3bffa',
  ],
  '0045-letter-languages.sql': ['d7278bd4cfa92987c419049ea07d3c1182522b2c598ae66e4e8a2ef7e1242da5'],
}

/** Ran on some installations and was taken out again: what it did stands in 0110. */
export const withdrawnMigrations: ReadonlySet<string> = new Set(['0046-lost-money-of-before.sql'])
