/** One file to load, once somebody else has the page open. */
export { PeopleHere } from './people-here.tsx'
export { PeopleOnCanvas } from './people-on-canvas.tsx'
