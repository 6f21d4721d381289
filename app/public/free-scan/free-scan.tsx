import { Mail } from 'lucide-react';
import { useRouteLoaderData } from 'react-router';
import { requestContext } from '#app/context.ts';
import { setCookie } from '#app/cookies.ts';
import { acts, defineAct } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { redirectWithToast } from '#app/forms/flash.ts';
import { pageTitle } from '#app/page-title.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import styles from '#app/scan/letter.module.css';
import { classes } from '#app/ui/classes.ts';
import notice from '#app/ui/display/notice.module.css';
import { Card } from '#app/ui/layout/card.tsx';
import icon from '#app/ui/styles/icon.module.css';
import text from '#app/ui/styles/text.module.css';
import { freeScanInput } from '#contract/scans/free-scan-input.ts';
import { blankFreeScan, scanNotStarted } from '#contract/scans/types.ts';
import { startFreeScan } from '#core/scans/actions/start-free-scan.ts';
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

/** Where the mail went on an installation without a mail server. */
export function loader({ context }: Route.LoaderArgs) {
  const { config } = context.get(requestContext).platform;
  return { localMailbox: config.mode === 'local' && config.smtpUrl === null };
}

const isBlank = (value: unknown) => typeof value !== 'string' || value.trim() === '';

export const action = acts(scanNotStarted, {
  send: defineAct({
    schema: freeScanInput,
    missing: ({ name, email }) => (isBlank(name) || isBlank(email) ? blankFreeScan : null),
    keep: ['name', 'email'],
    marked: 'Please check the fields that are marked.',
    async run(ctx, input, { headers }) {
      const started = await startFreeScan(ctx, input);
      if (started.kind === 'started') return redirectWithToast(ctx, `/dashboard/scans/${started.scanId}`, startedToast);
      headers.append('set-cookie', setCookie(ctx.platform.config, 'qp_scan_request', started.requestToken));
    },
    done: mailed,
  }),
});

export const clientAction = clientActs(scanNotStarted);

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches[0].loaderData, 'Free Privacy Scan')];

function CheckMailbox({ localMailbox }: { localMailbox: boolean }) {
  return (
    <Card className={styles.letter} flush>
      <Mail className={icon.lg} aria-hidden="true" />
      <h1 className={text.displayMd}>Check your mailbox</h1>
      <p className={text.soft}>
        We have sent a link to the address you gave. Opening it proves that the mailbox is yours; then the scan begins,
        and you watch each source answer. The link starts the scan within 24 hours.
      </p>
      <p className={classes(text.soft, text.small)}>
        No mail? Look in the spam folder. Asking again within 15 minutes sends no other mail: the link in the first one
        is good.
      </p>
      {localMailbox && (
        <p className={notice.notice}>
          <span>
            This installation has no mail server. <a href="/dev/mail">Open the local mailbox</a>.
          </span>
        </p>
      )}
    </Card>
  );
}

/** The page of the form: where it leads without JavaScript, and an address of its own. */
export default function FreeScan({ loaderData, actionData }: Route.ComponentProps) {
  const viewer = useRouteLoaderData<typeof rootLoader>('root')?.viewer ?? null;
  if (actionData?.ok) return <CheckMailbox localMailbox={loaderData.localMailbox} />;
  return (
    <Card className={styles.letter} flush>
      <h1 className={text.displayMd}>Free Privacy Scan</h1>
      <p className={text.soft}>Where your email address turns up, source by source, with a score you can check.</p>
      <FreeScanForm viewer={viewer} />
    </Card>
  );
}
