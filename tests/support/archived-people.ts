import { sql } from 'kysely'
import type { Db } from '#platform/database'

/** Password hash of the member, which must not leave the installation. */
export const secretHash = '$argon2id$v=19$never-leaves'

/** Adds a customer, a commenter and a member, which the sample lacks. */
export async function addPeople(db: Db, websiteId: string): Promise<void> {
  const at = '2026-05-04T03:02:01.234567+00:00'
  const { rows } = await sql<{ id: string }>`select id from documents where kind = 'page' order by id limit 1`.execute(
    db,
  )
  const page = rows[0]?.id ?? ''
  const add = (table: string, row: Record<string, unknown>) => {
    const columns = sql.join(Object.keys({ website_id: '', ...row }).map((column) => sql.ref(column)))
    return sql`insert into ${sql.table(table)} (${columns}) select ${columns}
      from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify({ website_id: websiteId, ...row })}::text::jsonb)`.execute(
      db,
    )
  }
  const comment = {
    document_id: page,
    author_website: '',
    body: { text: 'Mooi “\\u0000” \u2028 en <b>' },
    status: 'approved',
    written_at: at,
    is_by_owner: false,
  }
  // The answer has the lower id: it comes first in the file, and its question after it.
  await add('comments', { ...comment, id: 'f'.repeat(24), author_name: 'Vraag', parent_id: null })
  await add('comments', { ...comment, id: '1'.repeat(24), author_name: 'Antwoord', parent_id: 'f'.repeat(24) })
  await add('members', {
    id: '2'.repeat(24),
    email: 'lid@example.com',
    name: 'Lid',
    phone: '',
    password_hash: secretHash,
    locale: 'nl',
    is_blocked: false,
    accepts_marketing: true,
    created_at: at,
  })
  await add('customers', {
    id: '3'.repeat(24),
    email_key: 'lid@example.com',
    email: 'Lid@example.com',
    name: `Van ${websiteId}`,
    phone: '',
    member_id: '2'.repeat(24),
    accepts_marketing: true,
    created_at: at,
    note: '',
    tags: ['trouw', 'met "aanhaling"'],
  })
  await add('gift_cards', {
    id: '4'.repeat(24),
    code_hash: 'b'.repeat(43),
    last4: '1234',
    currency: 'EUR',
    initial_minor: '9007199254740993',
    balance_minor: '9007199254740993',
    recipient_name: '',
    recipient_email: '',
    message: '',
    note: '',
    created_at: at,
    is_test: false,
  })
}
