import { Link } from 'react-router';
import { z } from 'zod';
import { adminTitle } from '#app/admin/shell/page-title.ts';
import { TabHead } from '#app/admin/shell/tab-head.tsx';
import { requestContext } from '#app/context.ts';
import { acts, defineAct } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { useAct } from '#app/forms/use-act.ts';
import { leading } from '#app/forms/words.ts';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextField } from '#app/ui/controls/text-field.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { BackLink } from '#app/ui/layout/back-link.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import type { DraftView, StepView } from '#contract/removal/desk.ts';
import { guidanceQueuePath } from '#contract/removal/guidance.ts';
import { openGuidedCase } from '#core/orders/guidance/actions/open-guided-case.ts';
import { prepareGuidedLetter } from '#core/orders/guidance/actions/prepare-guided-letter.ts';
import type { Route } from './+types/guided-case.ts';
import { guidedStateLabel } from './guided-words.ts';
import styles from './removals.module.css';

/** Whom a customer writes to is theirs: kept by no cache. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) => adminTitle(matches[0].loaderData, 'Request to a company');

export async function loader({ context, params }: Route.LoaderArgs) {
  return openGuidedCase(context.get(requestContext), params.caseId);
}

const failures = leading({ prepare: 'Failed to prepare the letter' });
const company = z
  .string()
  .trim()
  .regex(/^[a-z]{2,20}\.[a-z0-9-]{1,120}$/, 'Enter the id of a company, such as controllers.adobe.');
const schema = z.strictObject({ caseId: z.uuid(), company });

export const action = acts(failures, {
  prepare: defineAct({
    schema,
    input: ({ fields, params }) => ({ ...fields, caseId: params.caseId }),
    keep: ['company'],
    run: (ctx, input) => prepareGuidedLetter(ctx, input),
    done: 'The letter is prepared. Only the customer can send it.',
  }),
});

export const clientAction = clientActs(failures);

function Letter({ draft }: { draft: DraftView }) {
  return (
    <Card head={<h3>The next letter</h3>}>
      <p>
        <strong>{draft.subject}</strong>
      </p>
      <p className={styles.letter}>{draft.text}</p>
      <p className={classes(text.small, text.soft)}>Only the customer can send it.</p>
    </Card>
  );
}

const stepWords = ({ state, letter, answer, authority }: StepView): string => {
  if (letter) return `Letter sent: ${letter.subject}`;
  if (answer) return `Answer noted: ${answer.kind}`;
  if (authority) return `Passed on to ${authority.name}`;
  return state ? guidedStateLabel[state] : 'Noted';
};

function Prepare() {
  const act = useAct();
  return (
    <Card head={<h3>Prepare another letter for this customer</h3>}>
      <act.Form method="post" className={styles.prepare}>
        <input type="hidden" name="intent" value="prepare" />
        <TextField
          label="Company"
          name="company"
          required
          hint="Its id in the directory, such as controllers.adobe or brokers.acxiom."
          maxLength={140}
        />
        <Button type="submit" busy={act.isBusy}>
          Prepare a letter
        </Button>
      </act.Form>
    </Card>
  );
}

export default function GuidedCasePage({ loaderData: { customer, orderId, view } }: Route.ComponentProps) {
  const { longDate, dateTime } = useFormats();
  return (
    <div className={styles.page}>
      <BackLink to={guidanceQueuePath}>Requests to companies</BackLink>
      <TabHead title={view.company}>
        For {customer}. {guidedStateLabel[view.state]} since {longDate(view.since)}. You can prepare letters; only the
        customer sends them. This look is in their Activity Log.
      </TabHead>
      {view.draft && <Letter draft={view.draft} />}
      <Card head={<h3>What has happened</h3>}>
        <ul className={styles.steps}>
          {view.steps.map((step) => (
            <li key={step.at + stepWords(step)}>
              <time className={classes(text.small, text.soft)} dateTime={step.at}>
                {dateTime(step.at)}
              </time>{' '}
              {stepWords(step)}
            </li>
          ))}
        </ul>
      </Card>
      <Prepare />
      <p>
        <Link to={`/admin/orders/${orderId}`}>The order</Link>
      </p>
    </div>
  );
}
