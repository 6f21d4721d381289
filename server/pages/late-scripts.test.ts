import { describe, expect, it } from 'vitest';
import { letScriptsWait } from './late-scripts.ts';

const preload = (href: string) => `<link rel="modulepreload" href="${href}"/>`;
const drawn =
  `<head>${preload('/assets/entry.client-a.js')}${preload('/assets/shell-b.js')}</head><body>` +
  `<script nonce="n" type="module" async="">import * as route0 from "/assets/root-c.js";\n\nimport("/assets/entry.client-a.js");</script></body>`;

describe('a drawn page', () => {
  it('loads only its entry, and keeps what starts the rest', () => {
    expect(letScriptsWait(drawn)).toBe(
      `<head></head><body><script nonce="n" type="text/plain" data-files="/assets/entry.client-a.js /assets/shell-b.js">` +
        `import * as route0 from "/assets/root-c.js";\n\nimport("/assets/entry.client-a.js").then(({ hydrate }) => hydrate());</script>` +
        `<script type="module" async="" src="/assets/entry.client-a.js"></script></body>`,
    );
  });

  it.each([
    ['without scripts', '<body>quiet</body>'],
    ['whose scripts start in another way', drawn.replace('import("/assets/entry.client-a.js");', 'start();')],
  ])('%s stays as it is', (_what, html) => {
    expect(letScriptsWait(html)).toBe(html);
  });
});
