/** Where a mailed link shows that a mailbox is theirs. */
export default {
  title: 'Confirm an address',
  failed: 'The address could not be confirmed. Please try again.',
  done: 'The mailbox is yours: your scans look for it from now on.',
  deadLink: 'This link does not work',
  ask: 'Is this mailbox yours?',
  askText:
    'When you press the button, the address counts as proven in the account that you are signed in to, and its scans include it. Press it only if you added the address yourself.',
  confirming: 'Confirming…',
  confirm: 'Yes, this mailbox is mine',
};
