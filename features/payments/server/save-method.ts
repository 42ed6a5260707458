import type { OutsideTransaction, SiteContext } from '#platform/context'
import { inSite } from '#platform/database'
import { type PaymentStep, type ProviderName, paymentsProblems } from '../contract/index.ts'
import { openAccount } from './accounts.queries.ts'
import { callProvider } from './payment-steps.ts'
import { storeMethod } from './store-method.ts'
import type { MethodSetup } from './provider.ts'
import { providers } from './providers.ts'

export interface MethodToSave extends MethodSetup {
  provider: ProviderName
}

/**
 * Saves a payment method without a payment. Returns the next step of the payer's page; at the end the id of the method.
 */
export async function saveMethod(
  ctx: OutsideTransaction<SiteContext>,
  wanted: MethodToSave,
): Promise<{ step: PaymentStep; setup: string | null; methodId: string | null }> {
  const provider = providers[wanted.provider]
  const off = () => paymentsProblems.providerOff({ provider: wanted.provider })
  if (!provider.saveMethod) throw off()
  const account = await inSite(ctx, ctx.site, (tx) => openAccount(tx, wanted.provider, { mustBeOn: false }))
  const saved = await callProvider(ctx, provider, async (called, siteCtx) =>
    called.saveMethod?.(siteCtx, { account, ...wanted }),
  )
  if (!saved) throw off()
  const { step, setup, storedMethod } = saved
  const methodId = storedMethod
    ? await inSite(ctx, ctx.site, (tx) =>
        storeMethod(tx, { holder: wanted.holder, provider: wanted.provider, isTest: account.isTest, storedMethod }),
      )
    : null
  return { step, setup, methodId }
}
