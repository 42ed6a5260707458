export { type Behaviour, type Island, type WakeMoment, behaviour, island } from './island.ts'
