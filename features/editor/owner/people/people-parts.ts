/** A single file to load when another person opens the page. */
export { PeopleHere } from './people-here.tsx'
export { PeopleOnCanvas } from './people-on-canvas.tsx'
