import { startIslands } from '../../platform/islands/loader.ts'

startIslands()
