export default {
  title: 'Never scan this address',
  description: 'Tell us never to scan an address of yours for anyone. Confirmed by mail, kept as a fingerprint only.',
  lead: 'Someone else can type your address into our form. Nothing is looked up without the link that we mail to you, and this spares you even that mail: an address on this list is not looked up for anyone, you included.',
  email: 'Email',
  emailHint: 'The exact address. For another spelling of it, such as one with a +tag, ask again.',
  send: 'Send me the link',
  sending: 'Sending…',
  kept: 'We keep a keyed fingerprint of the address and the day, nothing else; it stays when an account is erased. It applies to free scans, to scans from accounts and to everything that is ordered. Existing results are deleted when their time is up. To allow scans again, ask for the mail here too.',
  failed: 'The mail could not be sent. Please try again.',
  marked: 'Please check the field that is marked.',
  mailed: {
    title: 'Check your mail',
    description: 'If mail reaches this address, a link is on its way. It says whether the address is scanned today.',
  },
  mailedText:
    'A link is on its way to the address that you typed. Whoever reads that mailbox decides: the mail shows the current setting and changes it with one button. It works for 24 hours. No mail after a few minutes? Look in the spam folder, and check the address.',
  begin: {
    title: 'Never scan this address?',
    text: 'Thanks. When you press the button, we stop scanning this address for anyone, you included, until you allow it again in the same way.',
    button: 'Never scan this address',
  },
  end: {
    title: 'Allow scans again?',
    text: 'Thanks. When you press the button, anyone who can read this mailbox can have it scanned again.',
    button: 'Allow scans again',
  },
  saving: 'Saving…',
  unchanged: 'Nothing was changed. Please try again.',
  began: 'From now on we do not look this address up for anyone.',
  ended: 'This address may be scanned again.',
  deadLink: 'This link does not work',
  newMail: 'Ask for a new mail',
};
