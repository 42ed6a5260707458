export interface VisitorMarksTable {
  website_id: string
  /** `2026-11-20`, UTC. */
  day: string
  mark: string
}

export interface VisitorHoursTable {
  website_id: string
  hour: Date
  visitors: number
}

declare module '#platform/database' {
  interface Tables {
    visitor_marks: VisitorMarksTable
    visitor_hours: VisitorHoursTable
  }
}
