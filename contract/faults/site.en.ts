export default {
  'missing-email': 'Please give your email address.',
  'missing-subject': 'Please give a subject.',
  'missing-message': 'Please write a message.',
  'message-not-sent': 'Failed to send message. Please try again.',
  'many-messages': (email: number | string) =>
    `Failed to send message. Please try again. Many messages came at once; you can also write to ${email}.`,
  'many-opt-out-links': 'Many links were asked for from here. Please try again later.',
  'dead-opt-out-link':
    'It was used already, or it is older than 24 hours. Ask for a new mail, and it comes with a fresh link.',
  'never-scanned':
    'You told us never to scan this address. To take that back, ask for the mail on the page “Never scan this address”, and confirm there.',
  'broken-mail-link': 'Open the link exactly as it is in the mail.',
  'broken-stop-link':
    'Open the link exactly as it is in the mail. With an account, you can also stop watching on its page after signing in.',
  'watch-ended': 'We have already stopped watching this address. You can start again from a new free scan.',
};
