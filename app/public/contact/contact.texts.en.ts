import { officeWords } from '#contract/site/company/office-hours.ts';
import { messageSent } from '#contract/site/contact.ts';

export default {
  title: 'Contact',
  description: 'Write to us, or call in an emergency.',
  form: 'Contact',
  trap: 'Leave this field empty',
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
  messageHint: 'Please send no passwords and no documents.',
  send: 'Send Message',
  sending: 'Sending…',
  failed: 'Failed to send message. Please try again.',
  sent: messageSent,
  officeHours: 'Office hours',
  office: officeWords,
  today: '(today)',
  ownTime: (hours: string) => `${hours} your time`,
  inGmt: 'Hours are in GMT all year round.',
  inGmtAndHere: (zone: string) => `Hours are in GMT all year round. Your time is that of ${zone}.`,
  emergency: 'In an emergency',
  emergencyText:
    'If your data is being used against you at this moment, tell us. Outside office hours an answer can take until the next morning.',
  emergencyContact: 'Emergency contact',
  emergencySubject: 'Emergency',
  danger: 'If you are in danger now, call 999 or 112',
};
