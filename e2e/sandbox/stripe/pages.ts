import type { Purchase } from './objects.ts';

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const page = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>body{font:16px/1.5 system-ui,sans-serif;max-width:26rem;margin:3rem auto;padding:0 1rem}
input,button{font:inherit;padding:.6rem;width:100%;box-sizing:border-box;margin:.3rem 0}button{background:#0b4a5a;color:#fff;border:0}
.note{background:#fdf3d8;padding:.6rem}</style></head><body>
<p class="note">Stand-in for Stripe. No money moves.</p><h1>${title}</h1>${body}</body></html>`;

/** Where a customer pays. Card numbers are Stripe's own for testing (https://docs.stripe.com/testing). */
export function checkoutPage(purchase: Purchase): string {
  const total = `${purchase.currency.toUpperCase()} ${(purchase.amount / 100).toFixed(2)}`;
  const declined = purchase.decline ? `<p role="alert">${escaped(purchase.decline.message)}</p>` : '';
  return page(
    'Checkout',
    `<p>${escaped(purchase.item)}: <strong>${total}</strong></p>${declined}
<form method="post"><label>Card number <input name="card" inputmode="numeric" autocomplete="off" value="4242424242424242"></label>
<button>Pay ${total}</button></form>
<p>4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined.</p>
<p><a href="${escaped(purchase.cancelUrl)}">Back</a></p>`,
  );
}

export const endedPage = () => page('This payment page has ended', '<p>It was paid, has expired or was closed.</p>');

export const portalPage = (returnUrl: string) =>
  page('Payment methods', `<p>Visa ending in 4242</p><p><a href="${escaped(returnUrl)}">Return</a></p>`);
