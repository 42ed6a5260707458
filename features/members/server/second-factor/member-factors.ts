import type { SecondFactors, FactorStore } from '#features/accounts/server'
import type { SiteContext, SiteTransaction } from '#platform/context'
import { siteTables } from '#platform/database'
import type {} from '../members.tables.ts'

/** The second factor of a member. `host`: where passkeys that are added work. */
export function memberFactors(ctx: SiteTransaction, memberId: string, host = ''): FactorStore {
  return { ...secondFactorsOfMember(ctx, memberId), ...passkeysIn(ctx, memberId, host), ...codesIn(ctx, memberId) }
}

/** Returns the parts of the second factor that pages may read. */
export function secondFactorsOfMember(ctx: SiteContext, memberId: string): SecondFactors {
  return {
    subject: `member ${ctx.site.id} ${memberId}`,
    passkeys: () =>
      siteTables(ctx)
        .selectFrom('member_passkeys')
        .selectAll()
        .where('member_id', '=', memberId)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),
    codeApp: () =>
      siteTables(ctx).selectFrom('member_code_apps').selectAll().where('member_id', '=', memberId).executeTakeFirst(),
    unusedRecoveryCodes: async () => {
      const rows = await siteTables(ctx)
        .selectFrom('member_recovery_codes')
        .select('code_hash')
        .where('member_id', '=', memberId)
        .where('used_at', 'is', null)
        .execute()
      return rows.length
    },
  }
}

type Passkeys = Pick<FactorStore, 'addPasskey' | 'changePasskey' | 'removePasskey' | 'usePasskey'>

function passkeysIn(ctx: SiteTransaction, memberId: string, host: string): Passkeys {
  return {
    addPasskey: async (passkey) => {
      await siteTables(ctx)
        .insertInto('member_passkeys')
        .values({ ...passkey, member_id: memberId, host })
        .execute()
    },
    changePasskey: async (id, change) => {
      await siteTables(ctx)
        .updateTable('member_passkeys')
        .set(change)
        .where('member_id', '=', memberId)
        .where('id', '=', id)
        .execute()
    },
    removePasskey: async (id) => {
      await siteTables(ctx)
        .deleteFrom('member_passkeys')
        .where('member_id', '=', memberId)
        .where('id', '=', id)
        .execute()
    },
    usePasskey: async (id, counter, at) => {
      const used = await siteTables(ctx)
        .updateTable('member_passkeys')
        .set({ counter, used_at: at })
        .where('member_id', '=', memberId)
        .where('id', '=', id)
        .where('counter', counter === 0 ? '=' : '<', counter)
        .returning('id')
        .executeTakeFirst()
      return used !== undefined
    },
  }
}

function codesIn(ctx: SiteTransaction, memberId: string): Omit<FactorStore, keyof SecondFactors | keyof Passkeys> {
  return {
    keepCodeApp: async (app) => {
      await siteTables(ctx)
        .insertInto('member_code_apps')
        .values({ ...app, member_id: memberId })
        .onConflict((conflict) => conflict.columns(['website_id', 'member_id']).doUpdateSet(app))
        .execute()
    },
    removeCodeApp: async () => {
      await siteTables(ctx).deleteFrom('member_code_apps').where('member_id', '=', memberId).execute()
    },
    useStep: async (step, at) => {
      const used = await siteTables(ctx)
        .updateTable('member_code_apps')
        .set({ last_step: step, used_at: at })
        .where('member_id', '=', memberId)
        .where('last_step', '<', step)
        .returning('member_id')
        .executeTakeFirst()
      return used !== undefined
    },
    keepRecoveryCodes: async (hashes, at) => {
      await siteTables(ctx).deleteFrom('member_recovery_codes').where('member_id', '=', memberId).execute()
      if (hashes.length === 0) return
      await siteTables(ctx)
        .insertInto('member_recovery_codes')
        .values(hashes.map((hash) => ({ member_id: memberId, code_hash: hash, created_at: at, used_at: null })))
        .execute()
    },
    useRecoveryCode: async (hash, at) => {
      const used = await siteTables(ctx)
        .updateTable('member_recovery_codes')
        .set({ used_at: at })
        .where('member_id', '=', memberId)
        .where('code_hash', '=', hash)
        .where('used_at', 'is', null)
        .returning('code_hash')
        .executeTakeFirst()
      return used !== undefined
    },
  }
}
