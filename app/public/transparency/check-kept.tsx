import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTexts } from '#app/language/texts.ts';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextAreaField } from '#app/ui/controls/text-field.tsx';
import { useFormats } from '#app/ui/formats.ts';
import text from '#app/ui/styles/text.module.css';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import type { Formats } from '#contract/base/formats.ts';
import type { Texts } from '#contract/base/texts.ts';
import { type ConsistencyAnswer, judgeKept, type KeptVerdict } from '#contract/proof/kept-checkpoint.ts';
import styles from './transparency.module.css';
import type english from './transparency.texts.en.ts';
import { transparencyTexts } from './transparency.texts.ts';

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

function inWords(outcome: Outcome, texts: Texts<typeof english>, { number }: Formats): string {
  switch (outcome.kind) {
    case 'holds': {
      const held = texts.holds(outcome.newest, number(outcome.kept));
      return outcome.signed ? held : `${held} ${texts.unsignedHere}`;
    }
    case 'shorter':
      return texts.shorter(number(outcome.kept));
    default:
      return texts[outcome.kind];
  }
}

const isAlarm = ({ kind }: Outcome) => kind === 'shorter' || kind === 'rewritten';

function Told({ outcome }: { outcome: Outcome }) {
  const texts = useTexts(transparencyTexts);
  const formats = useFormats();
  const Icon = outcome.kind === 'holds' ? ShieldCheck : ShieldAlert;
  const look = outcome.kind === 'holds' ? styles.holds : isAlarm(outcome) ? styles.broken : styles.open;
  return (
    <p className={classes(styles.verdict, look)}>
      <Icon />
      <span>{inWords(outcome, texts, formats)}</span>
    </p>
  );
}

/** Compares a checkpoint that somebody kept with the log of today, with hashes that this browser computes. */
export function CheckKept({ verifierKey }: { verifierKey: string }) {
  const texts = useTexts(transparencyTexts);
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
    <form className={styles.check} onSubmit={check} aria-label={texts.form}>
      <TextAreaField
        label={texts.kept}
        hint={texts.keptHint}
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
        busyLabel={texts.checking}
      >
        <ShieldCheck />
        {texts.check}
      </Button>
      <noscript>
        <p className={classes(text.small, text.soft)}>{texts.needsScripts}</p>
      </noscript>
      <div role="status">{outcome && <Told outcome={outcome} />}</div>
    </form>
  );
}
