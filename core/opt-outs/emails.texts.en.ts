const english = {
  beginning: {
    subject: 'Never scan this address?',
    preview: 'Nothing changes until you confirm. The link works for 24 hours.',
    asked: (product: string) =>
      `Somebody asked ${product} never to scan this address. Only whoever reads this mailbox can decide that, so we ask you. Confirm, and we look this address up for nobody, you included, until you take it back:`,
    button: 'Never Scan This Address',
    kept: 'We keep a keyed fingerprint of the address and the day, nothing else, and it stays when an account is erased. The link works for 24 hours, and once.',
    ifNot: 'If you did not ask for this, you can ignore it: nothing changes.',
  },
  ending: {
    subject: 'This address is never scanned',
    preview: 'It stays that way unless you confirm otherwise. The link works for 24 hours.',
    asked: (product: string) =>
      `Somebody asked about this address at ${product}. You told us never to scan it, and we do not. If you have changed your mind, confirm, and it may be scanned again by whoever reads this mailbox:`,
    button: 'Allow Scans Again',
    ifNot: 'If you have not, there is nothing to do: it stays as it is. The link works for 24 hours, and once.',
  },
};

export default english;
