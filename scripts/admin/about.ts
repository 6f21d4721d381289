import { parseArgs } from 'node:util';
import { readBuildFacts } from '#platform/build-facts.ts';
import { describeSettings } from '#platform/config/settings.ts';
import { loadConfig } from '#platform/config.ts';
import { createOutgoing, OutgoingError } from '#platform/http/outgoing.ts';
import { askForUpdate } from '../update.ts';
import { type AsideCommand, UsageError } from './command.ts';
import { jsonOption, report } from './output.ts';

const version: AsideCommand = {
  usage: 'version [--json]',
  summary: 'says which build this is: version, commit, newest migration',
  plan(args) {
    const { values } = parseArgs({ args: [...args], options: jsonOption });
    return async (_env, say) => {
      const facts = readBuildFacts();
      report(say, values.json, facts, [
        `Quietprint ${facts.version}`,
        `commit ${facts.commit ?? 'unknown'}`,
        `schema ${facts.schema}`,
      ]);
      return 0;
    };
  },
};

const checkUpdate: AsideCommand = {
  usage: 'check-update [--json]',
  summary: 'asks UPDATE_CHECK_URL, and nobody else, whether there is a newer version',
  plan(args) {
    const { values } = parseArgs({ args: [...args], options: jsonOption });
    return async (env, say) => {
      const { updateCheckUrl } = loadConfig(env);
      if (updateCheckUrl === null) throw new UsageError('UPDATE_CHECK_URL is not set; nobody is asked without it.');
      const outgoing = createOutgoing({ env, userAgent: 'Quietprint' });
      try {
        const answer = await askForUpdate(outgoing, updateCheckUrl);
        report(say, values.json, answer, [
          answer.isNewer
            ? `Version ${answer.latest} is out; this is ${answer.version}.`
            : `This is ${answer.version}, the newest version.`,
        ]);
        return 0;
      } catch (error) {
        if (!(error instanceof OutgoingError)) throw error;
        report(say, values.json, { error: error.reason }, [`${updateCheckUrl} did not answer (${error.reason}).`]);
        return 1;
      } finally {
        await outgoing.close();
      }
    };
  },
};

const config: AsideCommand = {
  usage: 'config [--json]',
  summary: 'lists every setting with its value and where that is from; of secrets, only that they are set',
  plan(args) {
    const { values } = parseArgs({ args: [...args], options: jsonOption });
    return async (env, say) => {
      const settings = describeSettings(loadConfig(env), env);
      const lines = settings.map(
        ({ name, value, from }) => `${name}=${value ?? ''}${from === 'default' ? '  (default)' : ''}`,
      );
      report(say, values.json, settings, lines);
      return 0;
    };
  },
};

export const aboutCommands: readonly AsideCommand[] = [version, checkUpdate, config];
