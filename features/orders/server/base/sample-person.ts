/** Address of an invented customer, for previews of emails. */
export const sampleAddress = {
  firstName: 'Noor',
  lastName: 'Bakker',
  company: '',
  line1: 'Kade 9',
  line2: '',
  city: 'Amsterdam',
  region: '',
  postalCode: '1011 AA',
  country: 'NL',
  phone: '',
}

/** The fictional customer of sample orders. */
export const sampleCustomer = {
  memberId: null,
  email: 'noor@example.com',
  name: 'Noor Bakker',
  phone: '',
  vatNumber: null,
  acceptsMarketing: false,
}
