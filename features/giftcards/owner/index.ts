export { giftCardsRoutes } from './routes.ts'
