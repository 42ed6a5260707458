import type { ArchiveTables } from '#platform/context'

export interface MemberAreasTable {
  website_id: string
  id: string
  title: string
  lead: string
  created_at: Date
}

export interface MemberAreaDocumentsTable {
  website_id: string
  area_id: string
  document_id: string
}

export interface MemberAreaProductsTable {
  website_id: string
  area_id: string
  product_id: string
  position: number
}

export interface AccessGrantsTable {
  website_id: string
  order_id: string
  product_id: string
  plan_key: string
  member_id: string | null
  email: string
  is_test: boolean
  granted_at: Date
  ended_at: Date | null
}

declare module '#platform/database' {
  interface Tables {
    member_areas: MemberAreasTable
    member_area_documents: MemberAreaDocumentsTable
    member_area_products: MemberAreaProductsTable
    access_grants: AccessGrantsTable
  }
}

export const areasInArchives: ArchiveTables = {
  archived: [
    { name: 'member_areas' },
    { name: 'member_area_documents' },
    { name: 'member_area_products' },
    { name: 'access_grants' },
  ],
}
