import { editableEmails, switchedRoutes } from '#features/sites/server'
import { archiveTables, type Feature, provide } from '#platform/context'
import { on } from '#platform/http'
import { giftCardsApi } from '../contract/index.ts'
import { exportGiftCards } from './export-gift-cards.ts'
import { giftCardEmail, giftCardEmailKind } from './gift-card-email.ts'
import {
  adjustGiftCard,
  changeGiftCard,
  issueFromShop,
  listGiftCards,
  readGiftCard,
  sendGiftCardAgain,
} from './manage-gift-cards.ts'
import { personalRecords } from '#features/members/server'
import { personalGiftCards } from './personal-gift-cards.ts'
import { sendGiftCardJob } from './send-gift-card.job.ts'
import { giftCardsInArchives } from './gift-cards.tables.ts'

export const giftCardsFeature: Feature = {
  name: 'giftcards',
  routes: switchedRoutes('gift-cards', [
    on(giftCardsApi.giftCards, listGiftCards),
    on(giftCardsApi.csv, exportGiftCards, { transaction: 'own' }),
    on(giftCardsApi.giftCard, readGiftCard),
    on(giftCardsApi.issue, issueFromShop),
    on(giftCardsApi.change, changeGiftCard),
    on(giftCardsApi.send, sendGiftCardAgain),
    on(giftCardsApi.adjust, adjustGiftCard),
  ]),
  jobs: [sendGiftCardJob],
  provides: [
    provide(archiveTables, giftCardsInArchives),
    provide(editableEmails, { [giftCardEmailKind]: giftCardEmail }),
    provide(personalRecords, personalGiftCards),
  ],
}
