import type { ProductPlant } from './product-plant.ts'

const placing = 'features/orders/server/placing/place-order.ts'
const testPayments = 'features/checkout/server/checkout/test-payments.test.ts'
const testOrders = 'features/orders/server/invoices/test-orders.test.ts'

/** Plants in payments: the test world, gift cards, uncharged tax, and the sentences about them. */
export const moneyPlants: readonly ProductPlant[] = [
  {
    hole: 'an order that a test card paid whole is no test order',
    file: placing,
    sound: 'return worlds.has(true)',
    broken: 'return paymentId !== null && worlds.has(true)',
    test: {
      file: testPayments,
      name: 'a gift card bought with a test payment makes a test order, and pays for nothing once the shop takes real money',
    },
  },
  {
    hole: 'an order of test money takes stock',
    file: placing,
    sound: 'const stock = isTest ? await checkStock(ctx, { holder, lines }) : await takeStock(',
    broken: 'const stock = await takeStock(',
    test: {
      file: 'features/orders/server/placing/place-order.test.ts',
      name: 'only orders paid with real money take stock, and only paid goods are delivered',
    },
  },
  {
    hole: 'papers of test orders leave gaps among the real ones',
    file: 'features/orders/server/invoices/issue-invoice.ts',
    sound: 'const number = isTest\n',
    broken: 'const number = false\n',
    test: {
      file: testOrders,
      name: 'documents of test orders are of a series of their own: the real one has no gaps',
    },
  },
  {
    hole: 'emails of test orders do not say so',
    file: 'features/orders/server/emails/write-order-email.ts',
    sound: "letterhead.ribbon ?? (order.isTest ? t('testMode') : undefined)",
    broken: 'letterhead.ribbon',
    test: {
      file: testOrders,
      name: 'every email of a test order says so in its subject and above its text, and none of another does',
    },
  },
  {
    hole: 'a refunded gift card can still be spent',
    file: 'features/giftcards/server/void-gift-cards.ts',
    sound: 'for (const { id, balance_minor: balanceMinor } of voided) {',
    broken: 'for (const { id, balance_minor: balanceMinor } of []) {',
    test: {
      file: 'features/orders/server/money/refund-order.test.ts',
      name: 'a refunded gift card pays for nothing, and no more is refunded than it still holds',
    },
  },
  {
    hole: 'a made-up VAT number takes the tax off',
    file: 'features/tax/server/vat-number.ts',
    sound: 'return read && hasRightDigits(read.number.slice(0, 2), read.number.slice(2)) ? read : null',
    broken: 'return read',
    test: {
      file: 'features/tax/server/vat-number.test.ts',
      name: 'a made-up VAT number of the right form is refused in every country',
    },
  },
  {
    hole: 'nobody is told why no tax is due',
    file: 'features/orders/server/emails/write-order-email.ts',
    sound: '...taxReasonTexts(taxReasons, language),',
    broken: '',
    test: {
      file: 'features/checkout/server/checkout/vat-number.test.ts',
      name: 'checkout, confirmation, email and invoice say why no tax is due, with the article and the number',
    },
  },
  {
    hole: 'a refused card does not name its field',
    file: 'features/checkout/server/placing/answer-outcome.ts',
    sound: 'if (paymentsProblems.cardUnfit.is(error))',
    broken: 'if (false)',
    test: {
      file: testPayments,
      name: 'an unreadable card is refused by its wrong field, and its last month may be typed in many ways',
    },
  },
  {
    hole: 'the email of a refund lists the whole line',
    file: 'features/orders/server/emails/write-order-email.ts',
    sound: 'quantity: only?.find(({ lineId }) => lineId === line.id)?.quantity ?? line.quantity,',
    broken: 'quantity: line.quantity,',
    test: {
      file: testOrders,
      name: 'the email of a refund lists the refunded pieces, and where their money goes',
    },
  },
  {
    hole: 'a refund creates money where an order was not paid whole',
    file: 'features/orders/contract/refund.rules.ts',
    sound: 'return Math.max(0, receivedMinor - (netMinor - creditMinor))',
    broken: 'return creditMinor',
    test: {
      file: 'features/orders/contract/refund.rules.test.ts',
      name: 'no sequence of refunds creates or destroys money, with every way of paying for the order',
    },
  },
  {
    hole: 'a refund that names a line twice gives back its pieces twice',
    file: 'features/orders/server/money/refund-order.ts',
    sound: 'if (new Set(input.lines.map(({ lineId }) => lineId)).size < input.lines.length) throw',
    broken: 'if (false) throw',
    test: {
      file: 'features/orders/server/fulfilment/return-lines.test.ts',
      name: 'a refund that names a line twice restocks no piece twice',
    },
  },
  {
    hole: 'a gift card pays in another currency than its own',
    file: 'features/orders/server/placing/place-order.ts',
    sound: 'if (cards.some((card) => card.currency !== currency)) throw',
    broken: 'if (false) throw',
    test: {
      file: 'features/orders/server/placing/place-order.test.ts',
      name: 'a gift card of another currency pays for nothing: ten euros are not a thousand yen',
    },
  },
]
