import { Form, redirect, useNavigation } from 'react-router';
import { z } from 'zod';
import { requestContext } from '#app/context.ts';
import {
  clearCookie,
  followedLinkCookie,
  followedLinkIn,
  scanKeysCookie,
  scanKeysIn,
  tokenIn,
  withCookies,
} from '#app/cookies.ts';
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
import { mailNewLink } from '#core/scans/actions/mail-new-link.ts';
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
  const { config, vault } = context.get(requestContext).platform;
  const followed = followedLinkIn(config, request.headers.get('cookie'));
  const token = url.searchParams.get('token');
  const ended = url.searchParams.has('ended');
  if (token !== null) {
    // Followed again, by a browser whose first answer was lost on its way: it is still known by its name.
    const opener = followed?.token === token ? followed.opener : vault.createToken();
    const kept = followedLinkCookie(config, { token: token.slice(0, LONGEST_TOKEN), opener });
    throw withCookies(redirect(ended ? '/scan/open?ended' : '/scan/open'), [kept]);
  }
  return { token: followed?.token ?? '', ended };
}

/** Longer ones are none of ours. */
const LONGEST_TOKEN = 200;

export const action = acts(scanNotStarted, {
  send: defineAct({
    schema: z.object({ token: z.string().catch('') }),
    quiet: 'all',
    async run(ctx, { token }, { request, headers }) {
      const { config } = ctx.platform;
      const cookies = request.headers.get('cookie');
      const requestToken = tokenIn(config, cookies, 'qp_scan_request');
      const opener = followedLinkIn(config, cookies)?.opener ?? null;
      const held = scanKeysIn(config, cookies);
      const { scanId, accessKey } = await openScanLink(ctx, token, { requestToken, opener, keys: held });
      headers.append('set-cookie', scanKeysCookie(config, [...new Set([accessKey, ...held])]));
      headers.append('set-cookie', clearCookie(config, 'qp_scan_link'));
      return redirect(`/scan/${scanId}`);
    },
  }),
  renew: defineAct({
    schema: z.object({ token: z.string().catch('') }),
    quiet: 'all',
    run: (ctx, { token }) => mailNewLink(ctx, token),
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

function Mailed() {
  return (
    <Card className={styles.letter} flush>
      <h1 className={text.displayMd}>Check your mailbox</h1>
      <p className={text.soft} role="status">
        We have mailed a new link to the address of this scan, unless one was sent in the last 15 minutes. Open it in
        this browser.
      </p>
    </Card>
  );
}

function OpenedElsewhere({ token, reason, busy }: { token: string; reason: string; busy: boolean }) {
  return (
    <Card className={styles.letter} flush>
      <h1 className={text.displayMd}>Opened in another browser</h1>
      <p className={text.soft}>{reason}</p>
      <Form method="post" replace>
        <input type="hidden" name="intent" value="renew" />
        <input type="hidden" name="token" value={token} />
        <Button type="submit" variant="primary" size="lg" block busy={busy} busyLabel="Sending…">
          Mail me a new link
        </Button>
      </Form>
    </Card>
  );
}

export default function ScanLink({ loaderData, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== 'idle';
  if (actionData?.ok) return <Mailed />;
  // With a toast it is the try that failed, and not the link.
  const refused = actionData?.ok === false && !actionData.toast ? actionData : null;
  const elsewhere = refused?.errors?.token;
  if (elsewhere !== undefined) return <OpenedElsewhere token={loaderData.token} reason={elsewhere} busy={busy} />;
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
