import { mostAddresses } from '#features/members/contract'
import { addressesOf, isSamePlace, memberById } from '#features/members/server'
import type { VisitorContext } from '#platform/context'
import { placeLine, type PostalAddress } from '#platform/contract'
import type { CheckoutView } from '../../contract/checkout-view.ts'
import type { CheckoutsTable } from '../checkout.tables.ts'

type KnownDetails = Pick<CheckoutView, 'email' | 'address' | 'savedAddresses' | 'keepsAddress'>

/**
 * Returns the initial values of the details form: typed values; for a member without any, their email address and first
 * saved address, or their name alone; or the saved address that was `asked` for.
 */
export async function knownDetails(
  ctx: VisitorContext,
  { row, countries, asked }: { row: CheckoutsTable; countries: CheckoutView['countries']; asked: string },
): Promise<KnownDetails> {
  const { email, address } = row
  const first = { ...address, country: address.country || (countries[0]?.code ?? '') }
  const member = ctx.member && (await memberById(ctx, ctx.member.id))
  if (!member) return { email, address: first, savedAddresses: [], keepsAddress: null }
  const book = await addressesOf(ctx, member.id)
  const saved = book.filter(({ address: { country } }) => countries.some(({ code }) => code === country))
  const isUntouched = address.line1 === '' && address.lastName === ''
  const used = saved.find(({ id }) => id === asked) ?? (isUntouched ? saved[0] : undefined)
  const others = saved.filter((entry) => entry !== used && !isSamePlace(entry.address, address))
  return {
    email: email || member.email,
    address: used?.address ?? (isUntouched ? { ...first, ...namesOf(member.name) } : first),
    keepsAddress: book.length < mostAddresses ? (isUntouched ? book.length === 0 : row.keeps_address) : null,
    savedAddresses: others.map(({ id, address: { line1, ...place } }) => ({
      id,
      label: [line1, placeLine(place)].filter(Boolean).join(', '),
    })),
  }
}

/** A single name is the family name, which is required. */
function namesOf(name: string): Pick<PostalAddress, 'firstName' | 'lastName'> {
  const [firstName = '', ...family] = name.trim().split(/\s+/)
  return family.length === 0
    ? { firstName: '', lastName: firstName }
    : { firstName: firstName, lastName: family.join(' ') }
}
