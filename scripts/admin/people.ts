import { parseArgs } from 'node:util';
import { roles } from '#contract/accounts/profiles.ts';
import {
  createAccountFor,
  createResetLink,
  resendConfirmation,
} from '#core/accounts/sessions/actions/account-for-operator.ts';
import { addressOf, type Command, oneOf } from './command.ts';
import { jsonOption, report } from './output.ts';

/** @param isMailed whether the link goes by mail, or is printed */
const open = (usage: string, summary: string, isMailed: boolean): Command => ({
  usage,
  summary,
  plan(args) {
    const options = { ...jsonOption, role: { type: 'string', default: 'user' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
    const email = addressOf(positionals);
    const role = oneOf(roles, values.role, 'role');
    return async (platform, say) => {
      const link = await createAccountFor(platform, { email, role, isMailed });
      report(say, values.json, { email, role, link }, [link ?? `${email} is invited by mail.`]);
      return 0;
    };
  },
});

const create = open(
  'create EMAIL [--role ROLE] [--json]',
  'opens an account, and prints the link with which its password is chosen; it works once, within 7 days',
  false,
);
const invite = open('invite EMAIL [--role ROLE] [--json]', 'the same, with the link sent by mail', true);

const resend: Command = {
  usage: 'resend-confirmation EMAIL [--json]',
  summary: 'mails the link once more that confirms the address of an account',
  plan(args) {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: jsonOption });
    const email = addressOf(positionals);
    return async (platform, say) => {
      await resendConfirmation(platform, email);
      report(say, values.json, { email, queued: true }, [`A mail to ${email} is on its way.`]);
      return 0;
    };
  },
};

const resetLink: Command = {
  usage: 'reset-link EMAIL [--json]',
  summary: 'prints a link for a new password; it works once, within the hour',
  plan(args) {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: jsonOption });
    const email = addressOf(positionals);
    return async (platform, say) => {
      const link = await createResetLink(platform, email);
      report(say, values.json, { email, link }, [link]);
      return 0;
    };
  },
};

export const peopleCommands: readonly Command[] = [create, invite, resend, resetLink];
