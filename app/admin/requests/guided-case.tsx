import { Link } from 'react-router';
import { z } from 'zod';
import { adminTitle } from '#app/admin/shell/page-title.ts';
import { TabHead } from '#app/admin/shell/tab-head.tsx';
import { requestContext } from '#app/context.ts';
import { acts, defineAct } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { useAct } from '#app/forms/use-act.ts';
import { leading } from '#app/forms/words.ts';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextField } from '#app/ui/controls/text-field.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { BackLink } from '#app/ui/layout/back-link.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import type { Language } from '#contract/base/languages.ts';
import type { Texts } from '#contract/base/texts.ts';
import { fault } from '#contract/faults/faults.ts';
import type { DraftView, StepView } from '#contract/removal/desk.ts';
import { guidanceQueuePath } from '#contract/removal/guidance.ts';
import { openGuidedCase } from '#core/orders/guidance/actions/open-guided-case.ts';
import { prepareGuidedLetter } from '#core/orders/guidance/actions/prepare-guided-letter.ts';
import type { Route } from './+types/guided-case.ts';
import type english from './guided.texts.en.ts';
import { guidedTexts } from './guided.texts.ts';
import styles from './removals.module.css';

/** Whom a customer writes to is theirs: kept by no cache. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? adminTitle(matches[0].loaderData, loaderData.title) : [];

export async function loader(args: Route.LoaderArgs) {
  const { title } = (await guidedTexts.in(languageOf(args))).one;
  return { title, ...(await openGuidedCase(args.context.get(requestContext), args.params.caseId)) };
}

const formFailures = async (language: Language) => leading((await guidedTexts.in(language)).one.failures);
const company = z
  .string()
  .trim()
  .regex(/^[a-z]{2,20}\.[a-z0-9-]{1,120}$/, fault('company-id'));
const schema = z.strictObject({ caseId: z.uuid(), company });

export const action = acts(formFailures, {
  prepare: defineAct({
    schema,
    input: ({ fields, params }) => ({ ...fields, caseId: params.caseId }),
    keep: ['company'],
    run: (ctx, input) => prepareGuidedLetter(ctx, input),
    done: async (_done, _ctx, { language }) => (await guidedTexts.in(language)).one.prepared,
  }),
});

export const clientAction = clientActs(formFailures);

function Letter({ draft }: { draft: DraftView }) {
  const { one: texts } = useTexts(guidedTexts);
  return (
    <Card head={<h3>{texts.letter}</h3>}>
      <p>
        <strong>{draft.subject}</strong>
      </p>
      <p className={styles.letter}>{draft.text}</p>
      <p className={classes(text.small, text.soft)}>{texts.onlyCustomer}</p>
    </Card>
  );
}

const stepWords = ({ states, one }: Texts<typeof english>, { state, letter, answer, authority }: StepView): string => {
  if (letter) return one.letterSent(letter.subject);
  if (answer) return one.answerNoted(answer.kind);
  if (authority) return one.passedOn(authority.name);
  return state ? states[state] : one.noted;
};

function Prepare() {
  const { one: texts } = useTexts(guidedTexts);
  const act = useAct();
  return (
    <Card head={<h3>{texts.prepareTitle}</h3>}>
      <act.Form method="post" className={styles.prepare}>
        <input type="hidden" name="intent" value="prepare" />
        <TextField label={texts.company} name="company" required hint={texts.companyHint} maxLength={140} />
        <Button type="submit" busy={act.isBusy}>
          {texts.prepare}
        </Button>
      </act.Form>
    </Card>
  );
}

export default function GuidedCasePage({ loaderData: { customer, orderId, view } }: Route.ComponentProps) {
  const texts = useTexts(guidedTexts);
  const { one } = texts;
  const { longDate, dateTime } = useFormats();
  return (
    <div className={styles.page}>
      <BackLink to={guidanceQueuePath}>{one.back}</BackLink>
      <TabHead title={view.company}>{one.lead(customer, view.state, longDate(view.since))}</TabHead>
      {view.draft && <Letter draft={view.draft} />}
      <Card head={<h3>{one.history}</h3>}>
        <ul className={styles.steps}>
          {view.steps.map((step) => (
            <li key={step.at + stepWords(texts, step)}>
              <time className={classes(text.small, text.soft)} dateTime={step.at}>
                {dateTime(step.at)}
              </time>{' '}
              {stepWords(texts, step)}
            </li>
          ))}
        </ul>
      </Card>
      <Prepare />
      <p>
        <Link to={`/admin/orders/${orderId}`}>{one.order}</Link>
      </p>
    </div>
  );
}
