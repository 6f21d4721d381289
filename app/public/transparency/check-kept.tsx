import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextAreaField } from '#app/ui/controls/text-field.tsx';
import { useFormats } from '#app/ui/formats.ts';
import text from '#app/ui/styles/text.module.css';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { type Formats, plural } from '#contract/base/formats.ts';
import { type ConsistencyAnswer, judgeKept, type KeptVerdict } from '#contract/proof/kept-checkpoint.ts';
import styles from './transparency.module.css';

/** `failed`: nothing was learnt, because the log did not answer. */
type Outcome = KeptVerdict | { kind: 'failed' };

async function askForProof(from: number): Promise<ConsistencyAnswer | null> {
  const response = await fetch(`/transparency/consistency?from=${from}`, { cache: 'no-store' });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`the proof was answered with ${response.status}`);
  return response.json();
}

const judgeNote = (note: string, key: string): Promise<Outcome> =>
  judgeKept(note, key, askForProof).catch(() => ({ kind: 'failed' }));

const unsignedHere = ' This browser cannot check signatures of Ed25519, so only the hashes were checked.';

function inWords(outcome: Outcome, { number }: Formats): string {
  switch (outcome.kind) {
    case 'holds':
      return `Today’s log, ${plural(outcome.newest, 'entry', 'entries')}, begins with exactly the ${number(outcome.kept)} that you kept. Nothing among them was changed, removed or put in between.${outcome.signed ? '' : unsignedHere}`;
    case 'shorter':
      return `The log has fewer entries today than the ${number(outcome.kept)} of your checkpoint. Entries are gone. Keep your checkpoint: it proves it.`;
    case 'rewritten':
      return 'Today’s log does not begin with what you kept. History was rewritten. Keep your checkpoint: it proves it.';
    case 'unsigned':
      return 'Our key did not sign this, or it was changed afterwards.';
    case 'unreadable':
      return 'This is not a checkpoint. It is the name of the log, two more lines, a blank line and a signature.';
    case 'failed':
      return 'The log did not answer, so nothing is known. Your checkpoint is still good: try again.';
  }
}

const isAlarm = ({ kind }: Outcome) => kind === 'shorter' || kind === 'rewritten';

function Told({ outcome }: { outcome: Outcome }) {
  const formats = useFormats();
  const Icon = outcome.kind === 'holds' ? ShieldCheck : ShieldAlert;
  const look = outcome.kind === 'holds' ? styles.holds : isAlarm(outcome) ? styles.broken : styles.open;
  return (
    <p className={classes(styles.verdict, look)}>
      <Icon />
      <span>{inWords(outcome, formats)}</span>
    </p>
  );
}

/** Compares a checkpoint that somebody kept with the log of today, with hashes that this browser computes. */
export function CheckKept({ verifierKey }: { verifierKey: string }) {
  const isHydrated = useHydrated();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isBusy, setBusy] = useState(false);
  const check = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const note = String(new FormData(event.currentTarget).get('note') ?? '');
    setBusy(true);
    setOutcome(await judgeNote(note, verifierKey));
    setBusy(false);
  };
  return (
    <form className={styles.check} onSubmit={check} aria-label="Check a checkpoint">
      <TextAreaField
        label="A checkpoint that you kept"
        hint="The whole text, from the first line to the signature."
        name="note"
        rows={6}
        required
        spellCheck={false}
        autoComplete="off"
        className={text.evidence}
      />
      <Button
        type="submit"
        variant="primary"
        disabled={!isHydrated}
        data-needs="scripts"
        busy={isBusy}
        busyLabel="Checking…"
      >
        <ShieldCheck />
        Check in this browser
      </Button>
      <noscript>
        <p className={classes(text.small, text.soft)}>This check runs in your browser and needs JavaScript.</p>
      </noscript>
      <div role="status">{outcome && <Told outcome={outcome} />}</div>
    </form>
  );
}
