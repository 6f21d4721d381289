const english = {
  subject: (number: string) => `Refund ${number}`,
  preview: (amount: string, service: string) => `${amount} for ${service}, on its way back to you.`,
  text: 'We have refunded a payment. Depending on your bank it takes a few days to arrive.',
  service: 'Service',
  refunded: 'Refunded',
  creditNote: 'Credit note',
  why: 'Why',
  closed: 'Your request is cancelled with it. If you did not expect that, write to us on its page.',
  open: 'Open my invoices',
};

export default english;
