import type { Contracts } from '#platform/block'
import type { PlatformContext, Product } from '#platform/context'

const contractsByProduct = new WeakMap<Product, Contracts>()

/** The contracts of every block of this installation, by type. */
export function contractsOf(ctx: PlatformContext): Contracts {
  const contracts =
    contractsByProduct.get(ctx.product) ??
    new Map([...ctx.product.blocks].map(([type, block]) => [type, block.contract]))
  contractsByProduct.set(ctx.product, contracts)
  return contracts
}
