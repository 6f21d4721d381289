import { MailCheck } from 'lucide-react';
import { acts, defineAct } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { useAct } from '#app/forms/use-act.ts';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
import { useLinks } from '#app/language/use-links.ts';
import { pageMeta } from '#app/public/shell/page-meta.ts';
import styles from '#app/scan/letter.module.css';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextField } from '#app/ui/controls/text-field.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import type { Language } from '#contract/base/languages.ts';
import { optOutInput } from '#contract/scans/opt-out-input.ts';
import { mailOptOutLink } from '#core/opt-outs/actions/mail-opt-out-link.ts';
import type { Route } from './+types/never-scan.ts';
import { neverScanTexts } from './never-scan.texts.ts';

const failureIn = async (language: Language) => (await neverScanTexts.in(language)).failed;

export const action = acts(failureIn, {
  send: defineAct({
    schema: optOutInput,
    keep: ['email'],
    marked: async (language) => (await neverScanTexts.in(language)).marked,
    run: mailOptOutLink,
    done: async (_done, _ctx, { language }) => (await neverScanTexts.in(language)).mailed,
    value: () => true,
  }),
});

export const clientAction = clientActs(failureIn);

export async function loader(args: Route.LoaderArgs) {
  const { title, description } = await neverScanTexts.in(languageOf(args));
  return { title, description };
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) =>
  loaderData ? pageMeta(matches[0].loaderData, { ...loaderData, path: location.pathname }) : [];

function Mailed() {
  const texts = useTexts(neverScanTexts);
  return (
    <div role="status">
      <h2 className={text.displaySm}>
        <MailCheck /> {texts.mailed.title}
      </h2>
      <p className={text.soft}>{texts.mailedText}</p>
    </div>
  );
}

export default function NeverScan() {
  const texts = useTexts(neverScanTexts);
  const linkTo = useLinks();
  const act = useAct<boolean>();
  return (
    <Card className={styles.letter} flush>
      <h1 className={text.displayMd}>{texts.title}</h1>
      <p className={text.soft}>{texts.lead}</p>
      {act.answer?.ok ? (
        <Mailed />
      ) : (
        <act.Form
          method="post"
          action={linkTo('/never-scan').to}
          className={styles.form}
          aria-label={texts.title}
          noValidate
        >
          <TextField
            {...act.field('email', '')}
            label={texts.email}
            type="email"
            autoComplete="email"
            maxLength={254}
            hint={texts.emailHint}
          />
          <Button type="submit" variant="primary" size="lg" busy={act.isBusy} busyLabel={texts.sending}>
            {texts.send}
          </Button>
        </act.Form>
      )}
      <p className={classes(text.caption, text.soft)}>{texts.kept}</p>
    </Card>
  );
}
