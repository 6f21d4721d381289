import { parseArgs } from 'node:util';
import { plural } from '#contract/base/formats.ts';
import { flushMailForOperator, releaseMailForOperator, sendTestMail } from '#core/operator/actions/mail.ts';
import { MailError } from '#platform/mail/mail-error.ts';
import { openTransport } from '#server/http/mailbox.ts';
import { addressOf, type Command } from './command.ts';
import { jsonOption, report } from './output.ts';

const sendTest: Command = {
  usage: 'send-test-mail ADDRESS [--json]',
  summary: 'sends a mail at once, and says why where the mail server does not take it',
  plan(args) {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: jsonOption });
    const to = addressOf(positionals);
    return async (platform, say) => {
      const transport = openTransport(platform.config);
      try {
        await sendTestMail(platform, transport, to);
        const where = platform.config.smtpUrl === null ? 'The local mailbox' : 'The mail server';
        report(say, values.json, { sent: true, to }, [`${where} took the mail to ${to}.`]);
        return 0;
      } catch (error) {
        if (!(error instanceof MailError)) throw error;
        const text = `The mail server did not take it (${error.reason}). npm run admin -- doctor says what to do.`;
        report(say, values.json, { sent: false, to, reason: error.reason, status: error.status }, [text]);
        return 1;
      } finally {
        await transport.close();
      }
    };
  },
};

const flush: Command = {
  usage: 'mail flush [--json]',
  summary: 'has all waiting mail tried at once, e.g. once the mail server is back',
  plan(args) {
    const { values } = parseArgs({ args: [...args], options: jsonOption });
    return async (platform, say) => {
      const count = await flushMailForOperator(platform);
      report(say, values.json, { flushed: count }, [`${plural(count, 'mail')} will be tried at once.`]);
      return 0;
    };
  },
};

const release: Command = {
  usage: 'mail release [--discard] [--json]',
  summary: 'lets mail leave after a restore; --discard gives up what was queued before it',
  plan(args) {
    const options = { ...jsonOption, discard: { type: 'boolean', default: false } } as const;
    const { values } = parseArgs({ args: [...args], options });
    return async (platform, say) => {
      const released = await releaseMailForOperator(platform, values.discard);
      const lines = released
        ? [`${plural(released.sent, 'mail')} will be sent, ${released.discarded} given up.`]
        : ['Nothing to do: mail leaves already.'];
      report(say, values.json, released ?? { sent: 0, discarded: 0 }, lines);
      return 0;
    };
  },
};

export const mailCommands: readonly Command[] = [sendTest, flush, release];
