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
import { createSignInLink } from '#core/accounts/sessions/actions/sign-in-by-operator.ts';
import { eraseForOperator } from '#core/lifecycle/erasure/actions/erase-for-operator.ts';
import type { Platform } from '#platform/platform.ts';
import { addressOf, type Command, oneOf, type Task } from './command.ts';
import { jsonOption, report } from './output.ts';

interface Account {
  email: string;
  json: boolean;
}

function accountIn(args: readonly string[]): Account {
  const { positionals, values } = parseArgs({ args: [...args], options: jsonOption, allowPositionals: true });
  return { email: addressOf(positionals), json: values.json };
}

const changing = ({ email, json }: Account, change: OperatorChange, done: string): Task => {
  return async (platform, say) => {
    const changed = await changeAccount(platform, email, change);
    const line = changed ? `${email} ${done}.` : `Nothing to do: ${email} ${done} already.`;
    report(say, json, { email, changed }, [line]);
    return 0;
  };
};

/** A link is the whole output for people, so that a shell can hand it on. */
const linking = ({ email, json }: Account, create: (platform: Platform, email: string) => Promise<string>): Task => {
  return async (platform, say) => {
    const link = await create(platform, email);
    report(say, json, { email, link }, [link]);
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
  usage: 'grant EMAIL ROLE [--json]',
  summary: 'gives an account a role: user, assistant or admin',
  plan(args) {
    const role = oneOf(roles, args[1], 'role');
    return changing(accountIn([args[0] ?? '', ...args.slice(2)]), { kind: 'role', role }, `has the role ${role}`);
  },
};

const deactivate: Command = {
  usage: 'deactivate EMAIL [--json]',
  summary: 'deactivates an account; every session of it ends at once',
  plan: (args) => changing(accountIn(args), { kind: 'deactivate' }, 'is deactivated'),
};

const reactivate: Command = {
  usage: 'reactivate EMAIL [--json]',
  summary: 'makes a deactivated account work again',
  plan: (args) => changing(accountIn(args), { kind: 'reactivate' }, 'is active'),
};

const removeFactor: Command = {
  usage: 'remove-two-factor EMAIL [--json]',
  summary: 'switches two-factor sign-in off for an account that cannot do it itself',
  plan(args) {
    const { email, json } = accountIn(args);
    return async (platform, say) => {
      const changed = await removeTwoFactor(platform, email);
      const line = changed ? `${email} signs in without a code.` : `Nothing to do: ${email} has no two-factor sign-in.`;
      report(say, json, { email, changed }, [line]);
      return 0;
    };
  },
};

const enrol: Command = {
  usage: 'enrol EMAIL [--json]',
  summary: 'prints a link with which staff set up two-factor sign-in; it works once, within the hour',
  plan: (args) => linking(accountIn(args), createEnrolmentLink),
};

const signIn: Command = {
  usage: 'sign-in EMAIL [--json]',
  summary:
    'prints a link that signs in to an account, e.g. while the identity provider is away; it works once, within the hour',
  plan: (args) => linking(accountIn(args), createSignInLink),
};

const erase: Command = {
  usage: 'erase EMAIL [--json]',
  summary: 'erases an account with everything in it, for good; invoices stay in the books',
  plan(args) {
    const { email, json } = accountIn(args);
    return async (platform, say) => {
      const changed = await eraseForOperator(platform, email);
      const line = changed
        ? `${email} is erased as soon as the product runs.`
        : `${email} is to be erased already; it is due now.`;
      report(say, json, { email, changed }, [line]);
      return 0;
    };
  },
};

export const userCommands: readonly Command[] = [
  users,
  grant,
  deactivate,
  reactivate,
  removeFactor,
  enrol,
  signIn,
  erase,
];
