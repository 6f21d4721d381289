import { FileText } from 'lucide-react';
import { data, Link } from 'react-router';
import { requestContext } from '#app/context.ts';
import { tellingFailure } from '#app/failed-action.ts';
import { pageTitle } from '#app/page-title.ts';
import { FreeScanButton } from '#app/public/free-scan-button.tsx';
import { ScanReport } from '#app/scan/scan-report.tsx';
import { hasEnded, ScanScreen, scanTitles } from '#app/scan/scan-screen.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import type { ScanView } from '#contract/scans.ts';
import { todoInput } from '#contract/todo-input.ts';
import { AppError } from '#core/errors.ts';
import { getOwnScan } from '#core/scans/own-scan.ts';
import { saveTodo } from '#core/scans/save-todo.ts';
import type { Route } from './+types/scan.ts';
import type { DashboardHandle } from './app-bar.tsx';
import { useOwnChanges } from './use-own-changes.ts';

/** A person's findings: kept by no cache. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

export const handle: DashboardHandle = { trail: [{ label: 'My Scans', to: '/dashboard/scans' }, { label: 'Scan' }] };

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(matches[0].loaderData, loaderData ? scanTitles[loaderData.scan.status] : 'No such scan'),
];

export async function loader({ context, params }: Route.LoaderArgs) {
  return getOwnScan(context.get(requestContext), params.scanId);
}

/** Keeps what the customer says they have done about a finding. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await request.formData();
  const state = form.get('state');
  const input = todoInput.safeParse({
    ...Object.fromEntries([...form].filter(([name]) => name !== 'step' && name !== 'state')),
    steps: form.getAll('step'),
    ...(state !== null && { state }),
  });
  const ctx = context.get(requestContext);
  if (!input.success) {
    // Whose scan it is comes first: a stranger learns nothing from a form that is wrong.
    await getOwnScan(ctx, params.scanId);
    return data({ toast: notSaved }, 400);
  }
  try {
    await saveTodo(ctx, params.scanId, input.data);
    return null;
  } catch (error) {
    if (error instanceof AppError && error.status < 500) throw error;
    ctx.platform.log.error('What was done about a finding could not be kept', { error });
    return data({ toast: notSaved }, 503);
  }
}

const notSaved = {
  variant: 'destructive',
  title: 'Error',
  description: 'Failed to process your request. Please try again.',
} as const;

export const clientAction = tellingFailure(notSaved.description);

function Actions({ scan }: { scan: ScanView }) {
  return (
    <>
      {scan.status === 'completed' && (
        <ButtonLink to={`/dashboard/scans/${scan.id}/report`}>
          <FileText className="icon" />
          Report
        </ButtonLink>
      )}
      <FreeScanButton to="/services">Start New Scan</FreeScanButton>
    </>
  );
}

const comeBack = (
  <>
    You can close this page. The scan carries on, and <Link to="/dashboard/scans">My Scans</Link> updates by itself.
  </>
);

export default function Scan({ loaderData: { scan, todos } }: Route.ComponentProps) {
  // After its end only the to-do list changes, by hand and in another tab.
  useOwnChanges(hasEnded(scan) ? { lookMs: null } : {});
  return (
    <ScanScreen scan={scan} className="shell__page" comeBack={comeBack}>
      <ScanReport scan={scan} todos={todos} actions={<Actions scan={scan} />} />
    </ScanScreen>
  );
}
