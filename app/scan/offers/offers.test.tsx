import { expect, it } from 'vitest';
import { renderRoutes, textOf } from '#app/ui/render-for-tests.tsx';
import type { FindingView } from '#contract/scans/types.ts';
import { FindingOffer, OfferedServices } from './offers.tsx';

const finding = { category: 'credentials', group: 'todo', severity: 'critical' } as FindingView;
const guidance = { id: 'privacy-guidance-package', name: 'Guidance, renamed by staff' };

const draw = (offered: readonly (typeof guidance)[]) =>
  renderRoutes(
    [
      {
        id: 'page',
        path: '*',
        element: (
          <OfferedServices value={offered}>
            <FindingOffer finding={finding} />
          </OfferedServices>
        ),
      },
    ],
    new Request('http://localhost/'),
  );

it('an offer calls the service as the catalogue does today', async () => {
  const html = await draw([guidance]);
  expect(textOf(html)).toContain('Rather not do this alone? Guidance, renamed by staff');
  expect(html).toContain('href="/services#privacy-guidance-package"');
});

it('a service that staff have hidden is not offered', async () => {
  const html = await draw([{ ...guidance, id: 'another-service' }]);
  expect(textOf(html)).not.toContain('Rather not do this alone?');
  expect(html).not.toContain('/services#');
});
