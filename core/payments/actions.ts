/** What other nouns, screens and the door may do with payments. */
export { openPaymentMethods, startCheckout } from './checkout.ts';
export { cutPaymentsOf, deleteOldNobodysPayments, deletePaymentsOf, paidAmong } from './erase.ts';
export { takeNotice } from './notices.ts';
export { refreshOrderPayments, refreshPayment } from './refresh.ts';
