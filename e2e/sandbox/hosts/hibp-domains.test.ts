import { describe, expect, it } from 'vitest';
import { askSource } from '#core/sources/actions/ask.ts';
import { hibpDomain } from '#core/sources/breaches/hibp-domain.ts';
import { hibpStealerLogs } from '#core/sources/breaches/hibp-stealer-logs.ts';
import { indexCatalogue } from '#core/sources/internal/catalogue/catalogue-entry.ts';
import { openSandboxForFile } from '../sandbox.fixture.ts';
import { CORE_PLAN_KEY } from './have-i-been-pwned.ts';

const open = openSandboxForFile();
const fullKey = 'f'.repeat(32);

/** Asks with the real code of the source. */
function ask(source: typeof hibpDomain, domain: string, key = fullKey) {
  const catalogue = Promise.resolve(indexCatalogue([]));
  const { client } = open;
  return askSource(
    source,
    { kind: 'domain', domain },
    {
      key,
      now: new Date(),
      catalogue,
      outgoing: {
        close: async () => {},
        async fetch({ url, headers = {} }) {
          const answer = await client.get(url, headers as Record<string, string>);
          const type = String(answer.headers['content-type'] ?? '');
          return {
            status: answer.status,
            headers: new Headers({ 'content-type': type }),
            body: answer.bytes,
            text: () => answer.text,
          };
        },
      },
    },
  );
}

describe('domains at Have I Been Pwned', () => {
  it('are refused until it has seen its record', async () => {
    expect(await ask(hibpDomain, 'hart.example')).toMatchObject({ state: 'not-checked', reason: 'refused' });
  });

  it('tell every breached address at once, and the sites in stealer logs', async () => {
    open.sandbox.world.shownToHibp.add('hart.example');
    const breaches = await ask(hibpDomain, 'hart.example');
    expect(breaches).toMatchObject({ state: 'found' });
    expect(JSON.stringify(breaches)).toContain('shop@hart.example');
    const logs = await ask(hibpStealerLogs, 'hart.example');
    const sites = logs.state === 'found' ? logs.exposures.map(({ site }) => site) : [];
    expect(sites).toEqual(['larkfield.example', 'quill-notes.example']);
  });

  it('have no stealer logs with a smaller plan', async () => {
    open.sandbox.world.shownToHibp.add('hart.example');
    expect(await ask(hibpStealerLogs, 'hart.example', CORE_PLAN_KEY)).toMatchObject({ reason: 'not-applicable' });
  });

  it('are clear where nothing is known of a domain that it has seen', async () => {
    open.sandbox.world.shownToHibp.add('fenwick.example');
    expect(await ask(hibpDomain, 'fenwick.example')).toMatchObject({ state: 'clear' });
    expect(await ask(hibpStealerLogs, 'fenwick.example')).toMatchObject({ state: 'clear' });
  });
});
