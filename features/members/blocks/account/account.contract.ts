import { exampleAsset } from '#features/media/contract'
import { blockContract } from '#platform/block'
import { z } from 'zod'
import type { AccountData } from '../../contract/account-view.ts'

const props = z.object({
  /** Whether the sign-in form is folded, because the offers that open the page are below it. */
  folds: z.boolean().optional(),
})
export type AccountProps = z.infer<typeof props>

const form = { notice: '', problem: '', returnTo: '' }
const home: AccountData = {
  view: 'home',
  notice: 'Your details are saved.',
  problem: '',
  xsrfToken: '',
  member: {
    id: '65a1f0c2e4b0a1b2c3d4e5f6',
    email: 'noor@example.com',
    name: 'Noor Bakker',
    phone: '',
    acceptsMarketing: true,
  },
  areas: [{ id: 'a', label: 'Recipes', href: '/recipes' }],
  parts: [
    {
      name: 'orders',
      title: 'Orders',
      none: 'Nothing yet.',
      rows: [{ id: 'a', title: '#1001', detail: '20 November 2026', note: '€65.00', href: '#' }],
    },
  ],
  addresses: [{ id: 'a', lines: ['Noor Bakker', 'Kade 9', '1011 AA Amsterdam'], isDefault: true }],
  editing: null,
  countries: [{ code: 'NL', name: 'Netherlands' }],
  security: {
    isOn: true,
    passkeys: [{ id: 'a', name: 'Phone', added: '20 November 2026', used: '', isCopied: false }],
    codesSince: '',
    start: null,
    recoveryCodes: 10,
    newCodes: [],
  },
}

const words = { title: '', text: '', image: null }

export const accountBlockContract = blockContract({
  type: 'account',
  number: 904,
  fixedOn: "the page of a member's account",
  props,
  starts: {},
  size: { w: 24, h: 12 },
  examples: {
    home: { props: {}, data: home },
    folded: {
      props: { folds: true },
      data: { view: 'protected', canJoin: true, words, ...form, returnTo: '/recipes' },
    },
    signIn: { props: {}, data: { view: 'sign-in', canJoin: true, words, ...form } },
    signInBesideImage: {
      props: {},
      data: {
        view: 'sign-in',
        canJoin: true,
        words: { title: 'Welcome back', text: '', image: exampleAsset },
        ...form,
      },
    },
    secondStep: { props: {}, data: { view: 'second-step', ...form } },
    join: { props: {}, data: { view: 'join', canJoin: true, words, ...form } },
    forgot: { props: {}, data: { view: 'forgot', ...form } },
    reset: { props: {}, data: { view: 'reset', token: '', ...form } },
    confirm: { props: {}, data: { view: 'confirm', purpose: 'join', email: 'noor@example.com', token: '', ...form } },
    spent: { props: {}, data: { view: 'spent' } },
    protected: { props: {}, data: { view: 'protected', canJoin: true, words, ...form, returnTo: '/recipes' } },
    denied: { props: {}, data: { view: 'denied', email: 'noor@example.com' } },
  },
})
