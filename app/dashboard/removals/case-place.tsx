import { Download, Eye, EyeOff, ShieldCheck, Undo2 } from 'lucide-react';
import { Link } from 'react-router';
import { useAct } from '#app/forms/use-act.ts';
import { classes } from '#app/ui/classes.ts';
import { Button, buttonClass } from '#app/ui/controls/button.tsx';
import { Badge, type BadgeTone } from '#app/ui/display/badge.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import { type CaseView, casePath } from '#contract/removal/desk.ts';
import { type PlaceView, type PresenceView, presenceLabel, unseenWords } from '#contract/removal/presence.ts';
import styles from './removals.module.css';

const tones: Readonly<Record<PresenceView['kind'], BadgeTone>> = {
  'seen-gone': 'success',
  listed: 'warning',
  'not-rechecked': 'neutral',
  'not-found': 'neutral',
  'said-done': 'neutral',
  unseen: 'neutral',
};

const icons = {
  'seen-gone': ShieldCheck,
  listed: Eye,
  'not-rechecked': Eye,
  'not-found': EyeOff,
  'said-done': EyeOff,
  unseen: EyeOff,
} as const;

function usePresenceWords(): (presence: PresenceView) => string {
  const { longDate } = useFormats();
  return (presence) => {
    switch (presence.kind) {
      case 'seen-gone':
        return `Found on ${longDate(presence.foundAt)}, and absent on ${presence.absentAt.map(longDate).join(', ')}, each time while the source passed its tests.`;
      case 'listed':
        return `It was there when we last looked, on ${longDate(presence.at)}.`;
      case 'not-found':
        return `We have never found it there; we last looked on ${longDate(presence.at)}.`;
      case 'not-rechecked':
        return presence.absences > 0
          ? `It was absent ${presence.absences === 1 ? 'once' : 'twice'} so far. We call it gone after three absences within 30 days.`
          : 'Nothing since it was found proves that it is gone.';
      default:
        return unseenWords[presence.why];
    }
  };
}

/** What we have seen where the person was listed, apart from what the company says. */
export function CasePlace({ one, place }: { one: CaseView; place: PlaceView | null }) {
  const { longDate } = useFormats();
  const wordsOf = usePresenceWords();
  if (one.state === 'prepared') return null;
  if (!place)
    return (
      <Card head={<h2 className={text.displayXs}>What we have seen</h2>}>
        <p className={text.soft}>We are finding out whether we can look at the place. This takes a few minutes.</p>
      </Card>
    );
  const { presence, source, url, nextLookAt } = place;
  return (
    <Card head={<h2 className={text.displayXs}>What we have seen</h2>}>
      <div className={styles.part}>
        <p>
          <Badge tone={tones[presence.kind]} icon={icons[presence.kind]}>
            {presenceLabel[presence.kind]}
          </Badge>
        </p>
        <p>{wordsOf(presence)}</p>
        {source && (
          <p className={classes(text.small, text.soft)}>
            {url ? (
              <a href={url} rel="noreferrer nofollow" target="_blank">
                {source}
              </a>
            ) : (
              source
            )}
            {nextLookAt && `. We look again on ${longDate(nextLookAt)}.`}
          </p>
        )}
        {one.state === 'seen-gone' && presence.kind === 'seen-gone' && <Certificate id={one.id} />}
      </div>
    </Card>
  );
}

function Certificate({ id }: { id: string }) {
  return (
    <>
      <p>
        <a className={buttonClass({ variant: 'secondary' })} href={`${casePath(id)}/certificate.pdf`} download>
          <Download />
          Certificate (PDF)
        </a>{' '}
        <a className={buttonClass({ variant: 'quiet' })} href={`${casePath(id)}/certificate.json`} download>
          For programs (JSON)
        </a>
      </p>
      <p className={classes(text.small, text.soft)}>
        Anyone can <Link to="/verify">check it</Link>: it holds the entry of our audit log, and its proof.
      </p>
    </>
  );
}

/** The mail of the last letter came back: the address is offered to nobody any more. */
export function CaseBounce({ one }: { one: CaseView }) {
  const act = useAct();
  const sent = one.steps.findLast(({ letter }) => letter !== null)?.letter;
  if (sent?.by !== 'email' || one.to.email === null || one.state === 'closed') return null;
  return (
    <act.Form method="post">
      <input type="hidden" name="intent" value="bounced" />
      <p className={text.small}>
        Did your mail to {one.to.email} come back as undeliverable?{' '}
        <Button type="submit" size="sm" variant="quiet" busy={act.isBusy}>
          {!act.isBusy && <Undo2 />}
          It came back
        </Button>
      </p>
    </act.Form>
  );
}
