import { firefox } from './measured-site.ts'

/** A report of one error on a page, in the shape that a visitor's browser sends. */
export const pageErrorReport = (data: object = {}) => ({
  event: 'error',
  timestamp: Date.parse('2026-06-02T09:00:00Z'),
  data: {
    websiteId: 'w',
    templateId: 'page',
    url: 'https://bakker.example/brood?naam=Mia',
    userAgent: firefox,
    app: 'site',
    message: 'x is not a function',
    stack: 'at f',
    file: 'https://bakker.example/own.js?v=1',
    line: 3,
    column: 7,
    custom: null,
    ...data,
  },
})
