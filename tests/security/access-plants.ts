import type { ProductPlant } from './product-plant.ts'

const signIn = 'features/accounts/server/sign-in/sign-in.test.ts'

/** Plants in access control: drafts, blocks, devices, passkeys and recovery codes. */
export const accessPlants: readonly ProductPlant[] = [
  {
    hole: 'a block of a locked page is handed out to whoever knows its id',
    file: 'features/pages/server/publish/published-block.queries.ts',
    sound: 'and ${isOpenTo(everybody)} limit 1',
    broken: 'limit 1',
    test: {
      file: 'tests/security/locked/locked-content.test.ts',
      name: 'a locked page (own, password) reaches no visitor without access, by no way out',
    },
  },
  {
    // Drafts are guarded by their endpoints and by what answers them: only the table of roles opens both.
    hole: 'a role without content rights reads drafts',
    file: 'platform/contract/permissions.ts',
    sound: "billing: ['basic', 'config', 'settings'",
    broken: "billing: ['basic', 'config', 'content.edit', 'settings'",
    test: {
      file: 'tests/security/locked/other-ways.test.ts',
      name: 'a draft is drawn for those who edit content or comment on it, and for no other role',
    },
  },
  {
    hole: 'the checkout takes an address that the mailer refuses',
    file: 'features/checkout/server/pricing/checkouts.queries.ts',
    sound: "else if (!isEmailAddress(email)) faults.email = 'email'",
    broken: '',
    test: {
      file: 'features/checkout/server/checkout/checkout.test.ts',
      name: 'a missing or wrong answer is reported at its field, and the typed values stay',
    },
  },
  {
    hole: 'a device that a client made up is kept',
    file: 'features/accounts/server/sessions/start-on-platform.ts',
    sound: 'return row ? device : null',
    broken: 'return row ? device : device',
    test: { file: signIn, name: 'a device id made up by a client is not kept; an issued one is' },
  },
  {
    hole: 'one bucket for everybody keeps every new device out',
    file: 'features/accounts/server/sign-in/sign-in.ts',
    sound: '[perPrefix, networkPrefix(ctx.caller.address)]',
    broken: "[perPrefix, 'everybody']",
    test: { file: signIn, name: 'guesses at hundreds of addresses from hundreds of networks keep no new device out' },
  },
  {
    hole: 'a gallery goes on under the focus of the keyboard',
    file: 'features/galleries/visitor/autoplay.dom.ts',
    sound: "root.querySelector(':focus-visible') !== null",
    broken: 'false',
    test: {
      file: 'features/galleries/visitor/autoplay.test.ts',
      name: 'a gallery that plays waits for the mouse and for the focus of the keyboard, and not for a finger',
    },
  },
  {
    hole: 'a gallery stops for a finger',
    file: 'features/galleries/visitor/autoplay.dom.ts',
    sound: "&& (event as PointerEvent).pointerType === 'mouse'",
    broken: '',
    test: {
      file: 'features/galleries/visitor/autoplay.test.ts',
      name: 'a gallery that plays waits for the mouse and for the focus of the keyboard, and not for a finger',
    },
  },
  {
    hole: 'the answer of a passkey is good again',
    file: 'features/accounts/server/passwords/account-token.ts',
    sound:
      ".deleteFrom('account_tokens')\n    .where('token_hash', '=', hashOf(secret))\n    .where('purpose', '=', purpose)\n    .returningAll()",
    broken:
      ".selectFrom('account_tokens')\n    .where('token_hash', '=', hashOf(secret))\n    .where('purpose', '=', purpose)\n    .selectAll()",
    test: {
      file: 'features/accounts/server/second-factor/passkeys.test.ts',
      name: 'a response of a passkey is valid once, within ten minutes, on the platform’s own page, by an unlocked device',
    },
  },
  {
    hole: 'a recovery code works twice',
    file: 'features/accounts/server/second-factor/account-factors.ts',
    sound: ".where('code_hash', '=', hash)\n        .where('used_at', 'is', null)",
    broken: ".where('code_hash', '=', hash)",
    test: {
      file: 'features/accounts/server/second-factor/second-factor.test.ts',
      name: 'a recovery code works once, typed in any way, and the account is notified; new codes replace the old',
    },
  },
  {
    hole: 'passkeys are not offered in the field for the address',
    file: 'features/accounts/server/pages/account-pages.tsx',
    sound: 'autoComplete="username webauthn"',
    broken: 'autoComplete="username"',
    test: {
      file: 'features/accounts/server/pages/account-pages.test.ts',
      name: 'the sign-in page runs the script for passkeys and no other, asks this host alone, and offers passkeys in the field for the address',
    },
  },
  {
    hole: 'people without a passkey are told of an error when they open the sign-in page',
    file: 'features/accounts/server/pages/passkey-script.ts',
    sound: 'form.hidden = false\noffer().catch(() => {})',
    broken: 'form.hidden = false\noffer().catch(() => { note.textContent = failed })',
    test: {
      file: 'features/accounts/server/pages/passkey-script.test.ts',
      name: 'visitors without a passkey see no error: declining the offer in the address field shows no message',
    },
  },
  {
    hole: 'documents locked in an archive of an earlier version are open where they are brought in',
    file: 'features/transfer/server/bring-table.ts',
    sound: 'if (locksColumn !== null) await bringFormerLocks(',
    broken: 'if (false) await bringFormerLocks(',
    test: {
      file: 'tests/sites/former-locks.test.ts',
      name: 'documents locked in an archive with locks in a column (locks) are locked where they are imported',
    },
  },
  {
    hole: 'what was kept of a large collection is shown after it was closed',
    file: 'platform/database/change-feed.ts',
    sound: 'isNewer(cacheTag.everything) || ',
    broken: '',
    test: {
      file: 'tests/security/many-locked.test.ts',
      name: 'a blog of thousands of posts is closed with all of them and opened again, and the web thread is never blocked',
    },
  },
]
