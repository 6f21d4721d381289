import { Mail } from 'lucide-react';
import { data, useRouteLoaderData } from 'react-router';
import { z } from 'zod';
import { requestContext } from '#app/context.ts';
import { setCookie } from '#app/cookies.ts';
import { tellingFailure } from '#app/failed-action.ts';
import { redirectWithToast } from '#app/flash.ts';
import { pageTitle } from '#app/page-title.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import { Card } from '#app/ui/card.tsx';
import { freeScanInput } from '#contract/free-scan-input.ts';
import { blankFreeScan, scanNotStarted } from '#contract/scans.ts';
import type { Context } from '#core/context.ts';
import { AppError, errorTable } from '#core/errors.ts';
import { startFreeScan } from '#core/scans/actions.ts';
import type { Route } from './+types/free-scan.ts';
import '#app/scan/scan.css';
import { FreeScanForm, type FreeScanResult } from './free-scan-form.tsx';

/** Of a customer's scan; a visitor's starts with the mailed link. */
const startedToast = {
  variant: 'success',
  title: 'Free Scan Started',
  description: 'You can watch it here, or close the page: it carries on.',
} as const;

const mailed = {
  toast: {
    variant: 'success',
    title: 'Free Scan Started',
    description: 'We have sent you an email. Open its link and your scan begins.',
  },
} as const satisfies FreeScanResult;

const failed = { variant: 'destructive', title: 'Error' } as const;

/** Where the mail went on an installation without a mail server. */
export function loader({ context }: Route.LoaderArgs) {
  const { config } = context.get(requestContext).platform;
  return { localMailbox: config.mode === 'local' && config.smtpUrl === null };
}

const isBlank = (value: unknown) => typeof value !== 'string' || value.trim() === '';
const typed = (value: unknown) => (typeof value === 'string' ? value : '');

/** What is wrong with the form, or null. Blank fields have the specified toast; the rest belongs to its field. */
function refusal(fields: Record<string, unknown>): FreeScanResult | null {
  const values = { name: typed(fields.name), email: typed(fields.email) };
  if (isBlank(fields.name) || isBlank(fields.email)) {
    return { toast: { variant: 'destructive', ...blankFreeScan }, values };
  }
  const parsed = freeScanInput.safeParse(fields);
  if (parsed.success) return null;
  const { fieldErrors, formErrors } = z.flattenError(parsed.error);
  const errors = {
    ...(fieldErrors.name?.[0] && { name: fieldErrors.name[0] }),
    ...(fieldErrors.email?.[0] && { email: fieldErrors.email[0] }),
  };
  const description = formErrors[0] ?? 'Please check the fields that are marked.';
  return { toast: { ...failed, description }, errors, values };
}

/** The form shows a sentence only: what really failed is for the operator. */
function report({ platform, client }: Context, error: AppError): void {
  const requestId = client ? { requestId: client.requestId } : {};
  platform.log.error('A free scan could not be started', { error, status: error.status, ...requestId });
}

/** A refusal says when to come back. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function action({ request, context }: Route.ActionArgs) {
  const fields = Object.fromEntries(await request.formData());
  const refused = refusal(fields);
  if (refused) return data(refused, 400);
  const input = freeScanInput.parse(fields);
  const ctx = context.get(requestContext);
  try {
    const started = await startFreeScan(ctx, input);
    if (started.kind === 'started') return redirectWithToast(ctx, `/dashboard/scans/${started.scanId}`, startedToast);
    return data(mailed, {
      headers: { 'set-cookie': setCookie(ctx.platform.config, 'qp_scan_request', started.requestToken) },
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (errorTable[error.code].report) report(ctx, error);
    const description = error.publicMessage ?? scanNotStarted;
    const headers: HeadersInit = error.retryAfter ? { 'retry-after': String(error.retryAfter) } : {};
    return data({ toast: { ...failed, description }, values: input } satisfies FreeScanResult, {
      status: error.status,
      headers,
    });
  }
}

export const clientAction = tellingFailure<FreeScanResult>(scanNotStarted);

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches[0].loaderData, 'Free Privacy Scan')];

function CheckMailbox({ localMailbox }: { localMailbox: boolean }) {
  return (
    <Card className="letter" flush>
      <Mail className="icon icon--lg" aria-hidden="true" />
      <h1 className="display-md">Check your mailbox</h1>
      <p className="soft">
        We have sent a link to the address you gave. Opening it proves that the mailbox is yours; then the scan begins,
        and you watch each source answer. The link starts the scan within 24 hours.
      </p>
      <p className="soft small">
        No mail? Look in the spam folder. Asking again within 15 minutes sends no other mail: the link in the first one
        is good.
      </p>
      {localMailbox && (
        <p className="notice">
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
  const result = actionData as FreeScanResult | undefined;
  if (result?.toast?.variant === 'success') return <CheckMailbox localMailbox={loaderData.localMailbox} />;
  return (
    <Card className="letter" flush>
      <h1 className="display-md">Free Privacy Scan</h1>
      <p className="soft">Where your email address turns up, source by source, with a score you can check.</p>
      <FreeScanForm result={result} viewer={viewer} />
    </Card>
  );
}
