const english = {
  subject: 'Confirm this email address',
  preview: 'Nothing is looked up about it until you confirm. The link works for 1 hour, and once.',
  asked: (product: string) =>
    `Somebody with an account at ${product} says that this mailbox is theirs too, and wants their scans to look for it. If that was you, open the link while you are signed in and confirm:`,
  button: 'Confirm This Address',
  once: 'The link works for 1 hour, once, and only in the account that asked for it. Until then nothing is looked up about this address.',
  ifNot: 'If it was not you, you can ignore this mail. Whoever asked will be shown nothing.',
};

export default english;
