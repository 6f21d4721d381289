import { parseArgs } from 'node:util';
import { plural } from '#contract/base/formats.ts';
import { retryJobs } from '#core/operator/actions/retry-jobs.ts';
import { jobStates, readJobs } from '#core/operator/queries/jobs.ts';
import { type Command, oneOf, UsageError } from './command.ts';
import { jsonOption, report } from './output.ts';

const MOST = 500;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const retry: Command = {
  usage: 'jobs retry ID_OR_NAME [--json]',
  summary: 'has a job, or all jobs of a name, run at once that wait for their next try or have failed',
  plan(args) {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: jsonOption });
    const [which, more] = positionals;
    if (which === undefined || more !== undefined) throw new UsageError('Which job? Give one id, or one name.');
    return async (platform, say) => {
      const count = await retryJobs(platform, UUID.test(which) ? { id: which } : { name: which });
      const line = count > 0 ? `${plural(count, 'job')} will run at once.` : `No job of ${which} waits or has failed.`;
      report(say, values.json, { retried: count }, [line]);
      return count > 0 ? 0 : 1;
    };
  },
};

const list: Command = {
  usage: 'jobs [--state created|retry|active|failed] [--name NAME] [--json]',
  summary: 'lists jobs that wait, run, or have failed in the last day: id, name, state, tries, due',
  plan(args) {
    const options = { ...jsonOption, state: { type: 'string' }, name: { type: 'string' } } as const;
    const { values } = parseArgs({ args: [...args], options });
    const state = values.state === undefined ? null : oneOf(jobStates, values.state, 'state');
    return async (platform, say) => {
      const rows = await readJobs(platform, { state, name: values.name ?? null, most: MOST });
      const lines = rows.map(({ id, name, state: now, tries, dueAt }) => [id, name, now, tries, dueAt].join('\t'));
      report(say, values.json, rows, lines);
      return 0;
    };
  },
};

/** The longer first: `jobs` is the beginning of the other. */
export const jobCommands: readonly Command[] = [retry, list];
