export { type InThread, inThread, TooMuchWork } from './in-thread.ts'
