import { Banner, useWords } from '#platform/ui'
import { offeredAfter, type PaymentSettings, type ProviderName, paymentsMessages } from '../contract/index.ts'
import { paymentsOwnerMessages } from './payments-owner.messages.ts'

type Account = PaymentSettings['providers'][number]

function useWayNames(accounts: readonly Account[]): (ways: readonly ProviderName[]) => string {
  const say = useWords(paymentsMessages)
  return (ways) =>
    ways.map((way) => accounts.find(({ provider }) => provider === way)?.title || say(`option.${way}`)).join(', ')
}

/** Lists the payment methods that customers presently see at the checkout. */
export function OfferedNow({ accounts }: { accounts: readonly Account[] }) {
  const t = useWords(paymentsOwnerMessages)
  const named = useWayNames(accounts)
  const ways = accounts.filter(({ isEnabled }) => isEnabled).map(({ provider }) => provider)
  const isTest = ways.includes('test')
  return (
    <Banner tone={isTest || ways.length === 0 ? 'attention' : 'info'}>
      {ways.length === 0 ? t('offered.none') : t('offered.now', { ways: named(ways) })}
      {isTest && ` ${t('offered.test')}`}
    </Banner>
  )
}

/** Lists the payment methods after an unsaved switch: another method may appear or disappear with it. */
export function OfferedThen({
  accounts,
  account,
  isEnabled,
}: {
  accounts: readonly Account[]
  account: Account
  isEnabled: boolean
}) {
  const t = useWords(paymentsOwnerMessages)
  const named = useWayNames(accounts)
  if (isEnabled === account.isEnabled) return null
  const ways = offeredAfter(accounts, { provider: account.provider, isEnabled })
  const hadTest = accounts.some((candidate) => candidate.provider === 'test' && candidate.isEnabled)
  const move =
    account.provider === 'test' || hadTest === ways.includes('test')
      ? null
      : hadTest
        ? 'then.testGoes'
        : 'then.testComes'
  return (
    <Banner tone={ways.length === 0 || move === 'then.testComes' ? 'attention' : 'info'}>
      {ways.length === 0 ? t('then.none') : t('then.now', { ways: named(ways) })}
      {move && ` ${t(move)}`}
    </Banner>
  )
}
