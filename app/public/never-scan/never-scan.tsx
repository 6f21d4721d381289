import { MailCheck } from 'lucide-react';
import { acts, defineAct } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { useAct } from '#app/forms/use-act.ts';
import { pageMeta } from '#app/public/shell/page-meta.ts';
import styles from '#app/scan/letter.module.css';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextField } from '#app/ui/controls/text-field.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import { optOutInput } from '#contract/scans/opt-out-input.ts';
import { mailOptOutLink } from '#core/opt-outs/actions/mail-opt-out-link.ts';
import type { Route } from './+types/never-scan.ts';

const failed = 'The mail could not be sent. Please try again.';

const mailed = {
  title: 'Check your mail',
  description: 'If mail reaches this address, a link is on its way. It says whether the address is scanned today.',
};

export const action = acts(failed, {
  send: defineAct({
    schema: optOutInput,
    keep: ['email'],
    marked: 'Please check the field that is marked.',
    run: mailOptOutLink,
    done: mailed,
    value: () => true,
  }),
});

export const clientAction = clientActs(failed);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, {
    title: 'Never scan this address',
    description: 'Tell us never to scan an address of yours for anyone. Confirmed by mail, kept as a fingerprint only.',
    path: '/never-scan',
  });

function Mailed() {
  return (
    <div role="status">
      <h2 className={text.displaySm}>
        <MailCheck /> Check your mail
      </h2>
      <p className={text.soft}>
        A link is on its way to the address that you typed. Whoever reads that mailbox decides: the mail shows the
        current setting and changes it with one button. It works for 24 hours. No mail after a few minutes? Look in the
        spam folder, and check the address.
      </p>
    </div>
  );
}

export default function NeverScan() {
  const act = useAct<boolean>();
  return (
    <Card className={styles.letter} flush>
      <h1 className={text.displayMd}>Never scan this address</h1>
      <p className={text.soft}>
        Someone else can type your address into our form. Nothing is looked up without the link that we mail to you, and
        this spares you even that mail: an address on this list is not looked up for anyone, you included.
      </p>
      {act.answer?.ok ? (
        <Mailed />
      ) : (
        <act.Form method="post" className={styles.form} aria-label="Never scan this address" noValidate>
          <TextField
            {...act.field('email', '')}
            label="Email"
            type="email"
            autoComplete="email"
            maxLength={254}
            hint="The exact address. For another spelling of it, such as one with a +tag, ask again."
          />
          <Button type="submit" variant="primary" size="lg" busy={act.isBusy} busyLabel="Sending…">
            Send me the link
          </Button>
        </act.Form>
      )}
      <p className={classes(text.caption, text.soft)}>
        We keep a keyed fingerprint of the address and the day, nothing else; it stays when an account is erased. It
        applies to free scans, to scans from accounts and to everything that is ordered. Existing results are deleted
        when their time is up. To allow scans again, ask for the mail here too.
      </p>
    </Card>
  );
}
