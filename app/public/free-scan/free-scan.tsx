import { useRouteLoaderData } from 'react-router';
import { setCookie, tokenIn } from '#app/cookies.ts';
import { acts, defineAct } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { redirectWithToast } from '#app/forms/flash.ts';
import { pageTitle } from '#app/page-title.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import styles from '#app/scan/letter.module.css';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import { oneLine } from '#contract/base/form-text.ts';
import { freeScanInput } from '#contract/scans/free-scan-input.ts';
import { blankFreeScan, scanNotStarted } from '#contract/scans/types.ts';
import type { MailedRequest } from '#contract/scans/waiting.ts';
import { startFreeScan } from '#core/scans/actions/start-free-scan.ts';
import { scanTimes } from '#core/scans/rules.ts';
import type { Route } from './+types/free-scan.ts';
import { FreeScanForm } from './free-scan-form.tsx';

/** Of a customer's scan; a visitor's starts with the mailed link. */
const startedToast = {
  variant: 'success',
  title: 'Free Scan Started',
  description: 'You can watch it here, or close the page: it carries on.',
} as const;

const mailed = {
  title: 'Free Scan Started',
  description: 'We have sent you an email. Open its link and your scan begins.',
};

const isBlank = (value: unknown) => typeof value !== 'string' || oneLine(value) === '';

export const action = acts(scanNotStarted, {
  send: defineAct({
    schema: freeScanInput,
    missing: ({ name, email }) => (isBlank(name) || isBlank(email) ? blankFreeScan : null),
    keep: ['name', 'email'],
    marked: 'Please check the fields that are marked.',
    async run(ctx, input, { request, headers }) {
      const { config, clock } = ctx.platform;
      const since = clock.now().toISOString();
      const requestToken = tokenIn(config, request.headers.get('cookie'), 'qp_scan_request');
      const started = await startFreeScan(ctx, input, { requestToken });
      if (started.kind === 'started') return redirectWithToast(ctx, `/dashboard/scans/${started.scanId}`, startedToast);
      headers.append('set-cookie', setCookie(config, 'qp_scan_request', started.requestToken));
      const localMailbox = config.mode === 'local' && config.smtpUrl === null;
      return { ...input, since, again: scanTimes.mailAgainMs / 1_000, localMailbox };
    },
    done: mailed,
    value: (request): MailedRequest => request,
  }),
});

export const clientAction = clientActs(scanNotStarted);

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches[0].loaderData, 'Free Privacy Scan')];

/** The page of the form: where it leads without JavaScript, and an address of its own. */
export default function FreeScan() {
  const viewer = useRouteLoaderData<typeof rootLoader>('root')?.viewer ?? null;
  const intro = (
    <>
      <h1 className={text.displayMd}>Free Privacy Scan</h1>
      <p className={text.soft}>Where your email address turns up, source by source, with a score you can check.</p>
    </>
  );
  return (
    <Card className={styles.letter} flush>
      <FreeScanForm viewer={viewer} as="h1" intro={intro} />
    </Card>
  );
}
