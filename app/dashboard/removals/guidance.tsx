import { Link } from 'react-router';
import { z } from 'zod';
import { requestContext } from '#app/context.ts';
import type { DashboardHandle } from '#app/dashboard/shell/app-bar.tsx';
import { acts, defineAct } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { useAct } from '#app/forms/use-act.ts';
import { pageTitle } from '#app/page-title.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { Card } from '#app/ui/layout/card.tsx';
import titles from '#app/ui/layout/page-title.module.css';
import text from '#app/ui/styles/text.module.css';
import { allowGuidance } from '#core/removal/proof/actions/allow-guidance.ts';
import { findGuidance } from '#core/removal/proof/queries/guidance.ts';
import type { Route } from './+types/guidance.ts';
import styles from './guidance.module.css';

export const handle: DashboardHandle = { trail: [{ below: 'guidance' }] };

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches[0].loaderData, 'Guidance')];

export async function loader({ context }: Route.LoaderArgs) {
  return { allowedAt: await findGuidance(context.get(requestContext)) };
}

const failures = { allow: 'That could not be saved.' };
const schema = z.strictObject({ allow: z.enum(['yes', 'no']).transform((said) => said === 'yes') });

export const action = acts(failures, {
  allow: defineAct({
    schema,
    run: (ctx, { allow }) => allowGuidance(ctx, allow).then(() => allow),
    done: (allow) => (allow ? 'Our staff can now help with your requests' : 'Our staff no longer see your requests'),
  }),
});

export const clientAction = clientActs(failures);

export default function Guidance({ loaderData: { allowedAt } }: Route.ComponentProps) {
  const { longDate } = useFormats();
  const act = useAct();
  return (
    <>
      <div className={titles.pageTitle}>
        <div className={titles.text}>
          <h1 className={text.displayMd}>Guidance</h1>
          <p className={text.soft}>Who may help with your requests to companies.</p>
        </div>
      </div>
      <Card>
        <div className={styles.guidance}>
          <p>
            {allowedAt
              ? `You have let our staff help since ${longDate(allowedAt)}.`
              : 'Nobody but you sees your requests now.'}
          </p>
          <p className={text.soft}>
            With the Privacy Guidance Package, our staff can see your requests and prepare letters for you, while your
            order is open. They cannot send anything. Each time they look, it stands in your{' '}
            <Link to="/dashboard/activity">Activity Log</Link>. You can end this at any time.
          </p>
          <act.Form method="post">
            <input type="hidden" name="intent" value="allow" />
            <input type="hidden" name="allow" value={allowedAt ? 'no' : 'yes'} />
            <Button type="submit" variant={allowedAt ? 'secondary' : 'primary'} busy={act.isBusy}>
              {allowedAt ? 'End this' : 'Let staff help'}
            </Button>
          </act.Form>
        </div>
      </Card>
    </>
  );
}
