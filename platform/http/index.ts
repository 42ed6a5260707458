export { type Answer, type CookieChange, type ServerEvent, answer, events, redirect } from './answer.ts'
export type { Called, Caller, UploadedFile } from './caller.ts'
export { type CookieName, cookieTable } from './cookie-table.ts'
export { type RouteOptions, on } from './on.ts'
