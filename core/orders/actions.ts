/** What other nouns and the screens may do with orders. Questions that change nothing are in queries.ts. */
export type { OrderSeen } from './change.ts';
export { type CreatedOrder, createOrder } from './create.ts';
export { cutOrders, deleteOldNobodysOrders, deleteOrders, nextOrdersOf } from './erase.ts';
export { type ExportFormat, exportedOrders } from './export.ts';
export { attachFile, type NewFile, type OpenedFile, openFile } from './files.ts';
export { restartOrderScan } from './fulfil.ts';
export { lockOrderOf, type OrderRecord, readOwnOrder } from './load.ts';
export { markOrderRead, sendOrderMessage } from './messages.ts';
export { saveOrderNotes } from './notes.ts';
export { openOrderScan } from './order-scan.ts';
export { applyPaymentStatus, invoicedOf, setPaymentStatus } from './paid.ts';
export { cancelOrder, markOrderComplete, setOrderStatus, setOrderStatuses, startProgress } from './status.ts';
