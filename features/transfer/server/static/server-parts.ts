/**
 * Behaviours and islands that call the program. A copy has none, so their elements stay plain HTML. A test compares the
 * list with the calls in the sources.
 */
export const serverParts: ReadonlySet<string> = new Set([
  'account',
  'ask-cancel',
  'buy-bar',
  'cart',
  'cart-alert',
  'cart-images',
  'cart-link',
  'checkout-fields',
  'choose-way',
  'comment-form',
  'donation',
  'form',
  'member-area',
  'owner-events',
  'owner-keys',
  'product',
  'quick-add',
  'recent',
  // These load other pages and insert parts of them, whose links start from another folder.
  'quick-view',
  'shop-list',
  'review-request',
  'search-preview',
  'services',
  'stripe-express',
  'stripe-fields',
  'tracker',
  'wish',
])
