import { messages } from '#platform/i18n'

export const chartMessages = messages('pages.chartBlock')
