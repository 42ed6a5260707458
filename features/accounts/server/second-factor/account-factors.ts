import type { PlatformContext, Writable } from '#platform/context'
import type { FactorStore } from './factor-store.ts'

/** The second factor of an account. */
export function accountFactors(ctx: Writable<PlatformContext>, accountId: string): FactorStore {
  return { subject: `account ${accountId}`, ...passkeysIn(ctx, accountId), ...codesIn(ctx, accountId) }
}

type Passkeys = Pick<FactorStore, 'passkeys' | 'addPasskey' | 'changePasskey' | 'removePasskey' | 'usePasskey'>

function passkeysIn({ db }: Writable<PlatformContext>, accountId: string): Passkeys {
  return {
    passkeys: () =>
      db
        .selectFrom('account_passkeys')
        .selectAll()
        .where('account_id', '=', accountId)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),
    addPasskey: async (passkey) => {
      await db
        .insertInto('account_passkeys')
        .values({ ...passkey, account_id: accountId })
        .execute()
    },
    changePasskey: async (id, change) => {
      await db
        .updateTable('account_passkeys')
        .set(change)
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .execute()
    },
    removePasskey: async (id) => {
      await db.deleteFrom('account_passkeys').where('account_id', '=', accountId).where('id', '=', id).execute()
    },
    usePasskey: async (id, counter, at) => {
      const used = await db
        .updateTable('account_passkeys')
        .set({ counter, used_at: at })
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .where('counter', counter === 0 ? '=' : '<', counter)
        .returning('id')
        .executeTakeFirst()
      return used !== undefined
    },
  }
}

function codesIn({ db }: Writable<PlatformContext>, accountId: string): Omit<FactorStore, 'subject' | keyof Passkeys> {
  return {
    codeApp: () =>
      db.selectFrom('account_code_apps').selectAll().where('account_id', '=', accountId).executeTakeFirst(),
    keepCodeApp: async (app) => {
      await db
        .insertInto('account_code_apps')
        .values({ ...app, account_id: accountId })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet(app))
        .execute()
    },
    removeCodeApp: async () => {
      await db.deleteFrom('account_code_apps').where('account_id', '=', accountId).execute()
    },
    useStep: async (step, at) => {
      const used = await db
        .updateTable('account_code_apps')
        .set({ last_step: step, used_at: at })
        .where('account_id', '=', accountId)
        .where('last_step', '<', step)
        .returning('account_id')
        .executeTakeFirst()
      return used !== undefined
    },
    unusedRecoveryCodes: async () => {
      const rows = await db
        .selectFrom('account_recovery_codes')
        .select('code_hash')
        .where('account_id', '=', accountId)
        .where('used_at', 'is', null)
        .execute()
      return rows.length
    },
    keepRecoveryCodes: async (hashes, at) => {
      await db.deleteFrom('account_recovery_codes').where('account_id', '=', accountId).execute()
      if (hashes.length === 0) return
      await db
        .insertInto('account_recovery_codes')
        .values(hashes.map((hash) => ({ account_id: accountId, code_hash: hash, created_at: at, used_at: null })))
        .execute()
    },
    useRecoveryCode: async (hash, at) => {
      const used = await db
        .updateTable('account_recovery_codes')
        .set({ used_at: at })
        .where('account_id', '=', accountId)
        .where('code_hash', '=', hash)
        .where('used_at', 'is', null)
        .returning('code_hash')
        .executeTakeFirst()
      return used !== undefined
    },
  }
}
