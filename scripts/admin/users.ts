import { parseArgs } from 'node:util';
import { roles, userStatuses } from '#contract/accounts/profiles.ts';
import { removeTwoFactor } from '#core/accounts/factors/actions/remove-two-factor.ts';
import {
  type AccountRow,
  changeAccount,
  type OperatorChange,
  readAccounts,
} from '#core/accounts/profile/actions/change-for-operator.ts';
import { createEnrolmentLink } from '#core/accounts/sessions/actions/request-enrolment.ts';
import { eraseForOperator } from '#core/lifecycle/erasure/actions/erase-for-operator.ts';
import { addressOf, type Command, oneOf, type Task } from './command.ts';
import { jsonOption } from './output.ts';

const addressIn = (args: readonly string[]): string =>
  addressOf(parseArgs({ args: [...args], allowPositionals: true }).positionals);

const changing = (email: string, change: OperatorChange, done: string): Task => {
  return async (platform, say) => {
    const changed = await changeAccount(platform, email, change);
    say(changed ? `${email} ${done}.` : `Nothing to do: ${email} ${done} already.`);
    return 0;
  };
};

/** With `--json` a line for each account. */
const accountOf = ({ email, role, deletedAt, fullName }: AccountRow) => ({
  email,
  role,
  status: deletedAt ? 'deactivated' : 'active',
  fullName: fullName ?? '',
});

const users: Command = {
  usage: 'users [--role ROLE] [--status active|deactivated|all] [--json]',
  summary: 'lists accounts: address, role, status, name',
  plan(args) {
    const options = {
      ...jsonOption,
      role: { type: 'string', default: 'all' },
      status: { type: 'string', default: 'active' },
    } as const;
    const { values } = parseArgs({ args: [...args], options });
    const role = oneOf([...roles, 'all'] as const, values.role, 'role');
    const status = oneOf([...userStatuses, 'all'] as const, values.status, 'status');
    return async (platform, say) => {
      for await (const row of readAccounts(platform, { role, status }))
        say(values.json ? JSON.stringify(accountOf(row)) : Object.values(accountOf(row)).join('\t'));
      return 0;
    };
  },
};

const grant: Command = {
  usage: 'grant EMAIL ROLE',
  summary: 'gives an account a role: user, assistant or admin',
  plan(args) {
    const role = oneOf(roles, args[1], 'role');
    return changing(addressIn([args[0] ?? '', ...args.slice(2)]), { kind: 'role', role }, `has the role ${role}`);
  },
};

const deactivate: Command = {
  usage: 'deactivate EMAIL',
  summary: 'deactivates an account; every session of it ends at once',
  plan: (args) => changing(addressIn(args), { kind: 'deactivate' }, 'is deactivated'),
};

const reactivate: Command = {
  usage: 'reactivate EMAIL',
  summary: 'makes a deactivated account work again',
  plan: (args) => changing(addressIn(args), { kind: 'reactivate' }, 'is active'),
};

const removeFactor: Command = {
  usage: 'remove-two-factor EMAIL',
  summary: 'switches two-factor sign-in off for an account that cannot do it itself',
  plan(args) {
    const email = addressIn(args);
    return async (platform, say) => {
      const removed = await removeTwoFactor(platform, email);
      say(removed ? `${email} signs in without a code.` : `Nothing to do: ${email} has no two-factor sign-in.`);
      return 0;
    };
  },
};

const enrol: Command = {
  usage: 'enrol EMAIL',
  summary: 'prints a link with which staff set up two-factor sign-in; it works once, within the hour',
  plan(args) {
    const email = addressIn(args);
    return async (platform, say) => {
      say(await createEnrolmentLink(platform, email));
      return 0;
    };
  },
};

const erase: Command = {
  usage: 'erase EMAIL',
  summary: 'erases an account with everything in it, for good; invoices stay in the books',
  plan(args) {
    const email = addressIn(args);
    return async (platform, say) => {
      const asked = await eraseForOperator(platform, email);
      say(
        asked ? `${email} is erased as soon as the product runs.` : `${email} is to be erased already; it is due now.`,
      );
      return 0;
    };
  },
};

export const userCommands: readonly Command[] = [users, grant, deactivate, reactivate, removeFactor, enrol, erase];
