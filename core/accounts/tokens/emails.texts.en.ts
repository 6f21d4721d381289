import { strong } from '#platform/mail/blocks.ts';

const english = {
  subject: 'A token for the API was created',
  preview: (token: string) => `“${token}” can now act for your account.`,
  created: (product: string, token: string, day: string) => [
    'The token ',
    strong(token),
    ` was created for your ${product} account. A program that holds it can act for you until ${day}.`,
  ],
  end: 'You can end it at any time in Settings, under API tokens.',
  ifNot: (contact: string) => [
    strong('If this was not you,'),
    ` set a new password at once, which ends every token, and write to ${contact}.`,
  ],
};

export default english;
