import { Link } from 'react-router';
import { z } from 'zod';
import { requestContext } from '#app/context.ts';
import type { DashboardHandle } from '#app/dashboard/shell/app-bar.tsx';
import { acts, defineAct } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { useAct } from '#app/forms/use-act.ts';
import { languageOf } from '#app/language/language-of.ts';
import { textOf, useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { pageTitle } from '#app/page-title.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { Card } from '#app/ui/layout/card.tsx';
import titles from '#app/ui/layout/page-title.module.css';
import text from '#app/ui/styles/text.module.css';
import type { Language } from '#contract/base/languages.ts';
import { allowGuidance } from '#core/removal/proof/actions/allow-guidance.ts';
import { findGuidance } from '#core/removal/proof/queries/guidance.ts';
import type { Route } from './+types/guidance.ts';
import styles from './guidance.module.css';
import { guidanceTexts } from './guidance.texts.ts';

export const handle: DashboardHandle = { trail: [{ label: textOf(guidanceTexts, ({ title }) => title) }] };

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? [pageTitle(matches[0].loaderData, loaderData.title)] : [];

export async function loader(args: Route.LoaderArgs) {
  const { title } = await guidanceTexts.in(languageOf(args));
  return { title, allowedAt: await findGuidance(args.context.get(requestContext)) };
}

const failures = async (language: Language) => (await guidanceTexts.in(language)).failures;
const schema = z.strictObject({ allow: z.enum(['yes', 'no']).transform((said) => said === 'yes') });

export const action = acts(failures, {
  allow: defineAct({
    schema,
    run: (ctx, { allow }) => allowGuidance(ctx, allow).then(() => allow),
    done: async (allow, _ctx, { language }) => {
      const { allowed, ended } = await guidanceTexts.in(language);
      return allow ? allowed : ended;
    },
  }),
});

export const clientAction = clientActs(failures);

export default function Guidance({ loaderData: { allowedAt } }: Route.ComponentProps) {
  const texts = useTexts(guidanceTexts);
  const { longDate } = useFormats();
  const act = useAct();
  return (
    <>
      <div className={titles.pageTitle}>
        <div className={titles.text}>
          <h1 className={text.displayMd}>{texts.title}</h1>
          <p className={text.soft}>{texts.lead}</p>
        </div>
      </div>
      <Card>
        <div className={styles.guidance}>
          <p>{allowedAt ? texts.since(longDate(allowedAt)) : texts.nobody}</p>
          <p className={text.soft}>
            {withLinks(texts.about, (words) => (
              <Link to="/dashboard/activity">{words}</Link>
            ))}
          </p>
          <act.Form method="post">
            <input type="hidden" name="intent" value="allow" />
            <input type="hidden" name="allow" value={allowedAt ? 'no' : 'yes'} />
            <Button type="submit" variant={allowedAt ? 'secondary' : 'primary'} busy={act.isBusy}>
              {allowedAt ? texts.end : texts.allow}
            </Button>
          </act.Form>
        </div>
      </Card>
    </>
  );
}
