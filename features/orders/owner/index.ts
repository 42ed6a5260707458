export { OrdersTable } from './orders-table.tsx'
