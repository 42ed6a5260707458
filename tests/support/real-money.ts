import { onTestFinished } from 'vitest'
import type { PlatformContext } from '#platform/context'

/** Until the test ends, what the built-in gateway takes counts as real money. */
export function takeRealMoney({ config }: Pick<PlatformContext, 'config'>): void {
  const own = config as { gatewayIsReal?: boolean }
  own.gatewayIsReal = true
  onTestFinished(() => {
    own.gatewayIsReal = false
  })
}
