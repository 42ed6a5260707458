/** A shopper of Utrecht, as the fields of a checkout are sent. */
export const dutchHome = {
  email: 'ana@example.com',
  firstName: 'Ana',
  lastName: 'Silva',
  line1: 'Gracht 1',
  postalCode: '3511ab',
  city: 'Utrecht',
  country: 'NL',
}
