import type { Selectable } from 'kysely'
import type { OwnerTransaction } from '#platform/context'
import { newId } from '#platform/contract'
import { siteTables } from '#platform/database'
import type { InvitationsTable } from '../sites.tables.ts'

type Fields = Omit<Selectable<InvitationsTable>, 'website_id' | 'id' | 'email'>

/** Stores the invitation of an address in place of the one before, and returns its id. */
export async function storeInvitation(ctx: OwnerTransaction, email: string, fields: Fields): Promise<string> {
  const { id } = await siteTables(ctx)
    .insertInto('invitations')
    .values({ id: newId(fields.created_at.getTime()), email, ...fields })
    .onConflict((conflict) => conflict.columns(['website_id', 'email']).doUpdateSet(fields))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
