import { lazyPart } from '#platform/ui'

/** Parts that are loaded when another person is present. */
export const PeopleHere = lazyPart(() => import('./people-parts.ts').then((module) => module.PeopleHere), null)
export const PeopleOnCanvas = lazyPart(() => import('./people-parts.ts').then((module) => module.PeopleOnCanvas), null)
