export { DashboardPartsContext } from './dashboard/dashboard-parts.ts'
export { OrdersTable } from './orders-table.tsx'
export { ordersRoutes } from './routes.ts'
