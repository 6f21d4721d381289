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
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
import { pageTitleFrom } from '#app/page-title.ts';
import { DeadLink } from '#app/scan/dead-link.tsx';
import styles from '#app/scan/letter.module.css';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import notice from '#app/ui/display/notice.module.css';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import type { Language } from '#contract/base/languages.ts';
import { addressIn } from '#contract/base/translated-pages.ts';
import { mailNewLink } from '#core/scans/actions/mail-new-link.ts';
import { openScanLink } from '#core/scans/actions/open-scan-link.ts';
import type { Route } from './+types/scan-link.ts';
import { resultTexts } from './result.texts.ts';

/** A page for whoever opened the link, and nobody else. */
export const headers: Route.HeadersFunction = () => ({
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
});

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => [
  pageTitleFrom(matches[0].loaderData, location.pathname, resultTexts, ({ link }) =>
    loaderData?.ended ? link.open : link.start,
  ),
  { name: 'robots', content: 'noindex' },
];

/**
 * Reading the page changes nothing: mail scanners follow links, and only the button opens it. The token leaves the address at
 * once, so that it stays in no history and on no screen: until the button is pressed, a cookie holds it.
 */
export function loader(args: Route.LoaderArgs) {
  const { context, request, url } = args;
  const language = languageOf(args);
  const { config, vault } = context.get(requestContext).platform;
  const followed = followedLinkIn(config, request.headers.get('cookie'));
  const token = url.searchParams.get('token');
  const ended = url.searchParams.has('ended');
  if (token !== null) {
    // Followed again, by a browser whose first answer was lost on its way: it is still known by its name.
    const opener = followed?.token === token ? followed.opener : vault.createToken();
    const kept = followedLinkCookie(config, { token: token.slice(0, LONGEST_TOKEN), opener });
    throw withCookies(redirect(addressIn(language, ended ? '/scan/open?ended' : '/scan/open')), [kept]);
  }
  return { token: followed?.token ?? '', ended };
}

/** Longer ones are none of ours. */
const LONGEST_TOKEN = 200;

const notStarted = async (language: Language) => (await resultTexts.in(language)).link.notStarted;

export const action = acts(notStarted, {
  send: defineAct({
    schema: z.object({ token: z.string().catch('') }),
    quiet: 'all',
    async run(ctx, { token }, { request, headers, language }) {
      const { config } = ctx.platform;
      const cookies = request.headers.get('cookie');
      const requestToken = tokenIn(config, cookies, 'qp_scan_request');
      const opener = followedLinkIn(config, cookies)?.opener ?? null;
      const held = scanKeysIn(config, cookies);
      const { scanId, accessKey } = await openScanLink(ctx, token, { requestToken, opener, keys: held });
      headers.append('set-cookie', scanKeysCookie(config, [...new Set([accessKey, ...held])]));
      headers.append('set-cookie', clearCookie(config, 'qp_scan_link'));
      return redirect(addressIn(language, `/scan/${scanId}`));
    },
  }),
  renew: defineAct({
    schema: z.object({ token: z.string().catch('') }),
    quiet: 'all',
    run: (ctx, { token }) => mailNewLink(ctx, token),
  }),
});

export const clientAction = clientActs(notStarted);

/** @param ended whether the mail said so; what the link really opens is looked up when the button is pressed */
function Words({ ended }: { ended: boolean }) {
  const texts = useTexts(resultTexts).link;
  if (ended)
    return (
      <>
        <h1 className={text.displayMd}>{texts.open}</h1>
        <p className={text.soft}>{texts.openText}</p>
      </>
    );
  return (
    <>
      <h1 className={text.displayMd}>{texts.ready}</h1>
      <p className={text.soft}>{texts.readyText}</p>
    </>
  );
}

function Mailed() {
  const { check, checkText } = useTexts(resultTexts).link;
  return (
    <Card className={styles.letter} flush>
      <h1 className={text.displayMd}>{check}</h1>
      <p className={text.soft} role="status">
        {checkText}
      </p>
    </Card>
  );
}

function OpenedElsewhere({ token, reason, busy }: { token: string; reason: string; busy: boolean }) {
  const texts = useTexts(resultTexts).link;
  return (
    <Card className={styles.letter} flush>
      <h1 className={text.displayMd}>{texts.elsewhere}</h1>
      <p className={text.soft}>{reason}</p>
      <Form method="post" replace>
        <input type="hidden" name="intent" value="renew" />
        <input type="hidden" name="token" value={token} />
        <Button type="submit" variant="primary" size="lg" block busy={busy} busyLabel={texts.sending}>
          {texts.newLink}
        </Button>
      </Form>
    </Card>
  );
}

export default function ScanLink({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useTexts(resultTexts).link;
  const busy = useNavigation().state !== 'idle';
  if (actionData?.ok) return <Mailed />;
  // With a toast it is the try that failed, and not the link.
  const refused = actionData?.ok === false && !actionData.toast ? actionData : null;
  const elsewhere = refused?.errors?.token;
  if (elsewhere !== undefined) return <OpenedElsewhere token={loaderData.token} reason={elsewhere} busy={busy} />;
  if (refused && refused.retryAfter === undefined)
    return <DeadLink title={texts.dead} message={refused.reason ?? texts.deadText} to="/" label={texts.again} />;
  return (
    <Card className={styles.letter} flush>
      <Words ended={loaderData.ended} />
      {refused && (
        <p className={notice.notice} role="alert">
          {texts.stillWorks(refused.reason ?? '')}
        </p>
      )}
      <Form method="post" replace>
        <input type="hidden" name="token" value={loaderData.token} />
        <Button type="submit" variant="primary" size="lg" block busy={busy} busyLabel={texts.opening}>
          {loaderData.ended ? texts.seeResult : texts.startScan}
        </Button>
      </Form>
      <p className={classes(text.caption, text.soft)}>{texts.notYou}</p>
    </Card>
  );
}
