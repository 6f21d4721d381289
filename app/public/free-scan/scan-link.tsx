import { Form, redirect, useNavigation } from 'react-router';
import { z } from 'zod';
import { requestContext } from '#app/context.ts';
import { clearCookie, scanKeysCookie, scanKeysIn, setCookie, tokenIn, withCookies } from '#app/cookies.ts';
import { acts, defineAct } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { pageTitle } from '#app/page-title.ts';
import { DeadLink } from '#app/scan/dead-link.tsx';
import styles from '#app/scan/letter.module.css';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import notice from '#app/ui/display/notice.module.css';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import { scanNotStarted } from '#contract/scans/types.ts';
import { openScanLink } from '#core/scans/actions/open-scan-link.ts';
import type { Route } from './+types/scan-link.ts';

/** A page for whoever opened the link, and nobody else. */
export const headers: Route.HeadersFunction = () => ({
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
});

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  pageTitle(matches[0].loaderData, loaderData?.ended ? 'Open your result' : 'Start your scan'),
  { name: 'robots', content: 'noindex' },
];

/**
 * Reading the page changes nothing: mail scanners follow links, and only the button opens it. The token leaves the address at
 * once, so that it stays in no history and on no screen: until the button is pressed, a cookie holds it.
 */
export function loader({ context, request, url }: Route.LoaderArgs) {
  const { config } = context.get(requestContext).platform;
  const token = url.searchParams.get('token');
  const ended = url.searchParams.has('ended');
  if (token !== null) {
    const kept = setCookie(config, 'qp_scan_link', token.slice(0, LONGEST_TOKEN));
    throw withCookies(redirect(ended ? '/scan/open?ended' : '/scan/open'), [kept]);
  }
  return { token: tokenIn(config, request.headers.get('cookie'), 'qp_scan_link') ?? '', ended };
}

/** Longer ones are none of ours. */
const LONGEST_TOKEN = 200;

export const action = acts(scanNotStarted, {
  send: defineAct({
    schema: z.object({ token: z.string().catch('') }),
    quiet: 'reason',
    async run(ctx, { token }, { request, headers }) {
      const { config } = ctx.platform;
      const cookies = request.headers.get('cookie');
      const requestToken = tokenIn(config, cookies, 'qp_scan_request');
      const held = scanKeysIn(config, cookies);
      const { scanId, accessKey } = await openScanLink(ctx, token, { requestToken, keys: held });
      headers.append('set-cookie', scanKeysCookie(config, [...new Set([accessKey, ...held])]));
      headers.append('set-cookie', clearCookie(config, 'qp_scan_link'));
      return redirect(`/scan/${scanId}`);
    },
  }),
});

export const clientAction = clientActs(scanNotStarted);

/** @param ended whether the mail said so; what the link really opens is looked up when the button is pressed */
function Words({ ended }: { ended: boolean }) {
  if (ended)
    return (
      <>
        <h1 className={text.displayMd}>Open your result</h1>
        <p className={text.soft}>Thanks. The button opens the result in this browser.</p>
      </>
    );
  return (
    <>
      <h1 className={text.displayMd}>Your scan is ready to start</h1>
      <p className={text.soft}>
        Thanks. When you press the button we ask each source about this address and show you every answer: found,
        nothing found, or not checked and why. If a scan has already run, this opens its result.
      </p>
    </>
  );
}

export default function ScanLink({ loaderData, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== 'idle';
  // With a toast it is the try that failed, and not the link.
  const refused = actionData?.ok === false && !actionData.toast ? actionData : null;
  if (refused && refused.retryAfter === undefined)
    return (
      <DeadLink
        title="This link cannot be opened"
        message={refused.reason ?? 'Start a new free scan, and we will send you a fresh one.'}
        to="/"
        label="Start again"
      />
    );
  return (
    <Card className={styles.letter} flush>
      <Words ended={loaderData.ended} />
      {refused && (
        <p className={notice.notice} role="alert">
          {refused.reason} Your link still works.
        </p>
      )}
      <Form method="post" replace>
        <input type="hidden" name="token" value={loaderData.token} />
        <Button type="submit" variant="primary" size="lg" block busy={busy} busyLabel="Opening…">
          {loaderData.ended ? 'See my result' : 'Start my scan'}
        </Button>
      </Form>
      <p className={classes(text.caption, text.soft)}>
        If you did not ask for this, close the page. Nothing is looked up and nothing is shown.
      </p>
    </Card>
  );
}
