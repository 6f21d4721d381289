import { Download, Eye, EyeOff, ShieldCheck, Undo2 } from 'lucide-react';
import { Link } from 'react-router';
import { useAct } from '#app/forms/use-act.ts';
import { useTexts } from '#app/language/texts.ts';
import { useLinks } from '#app/language/use-links.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { classes } from '#app/ui/classes.ts';
import { Button, buttonClass } from '#app/ui/controls/button.tsx';
import { Badge, type BadgeTone } from '#app/ui/display/badge.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import { type CaseView, casePath } from '#contract/removal/desk.ts';
import type { PlaceView, PresenceView } from '#contract/removal/presence.ts';
import { caseTexts } from './case.texts.ts';
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
  const { place } = useTexts(caseTexts);
  const { longDate } = useFormats();
  return (presence) => {
    switch (presence.kind) {
      case 'seen-gone':
        return place.gone(longDate(presence.foundAt), presence.absentAt.map(longDate));
      case 'listed':
        return place.listed(longDate(presence.at));
      case 'not-found':
        return place.neverFound(longDate(presence.at));
      case 'not-rechecked':
        return presence.absences > 0 ? place.absences(presence.absences) : place.nothingProves;
      default:
        return place.unseen[presence.why];
    }
  };
}

/** What we have seen where the person was listed, apart from what the company says. */
export function CasePlace({ one, place }: { one: CaseView; place: PlaceView | null }) {
  const { place: texts } = useTexts(caseTexts);
  const { longDate } = useFormats();
  const wordsOf = usePresenceWords();
  if (one.state === 'prepared') return null;
  if (!place)
    return (
      <Card head={<h2 className={text.displayXs}>{texts.title}</h2>}>
        <p className={text.soft}>{texts.notYet}</p>
      </Card>
    );
  const { presence, source, url, nextLookAt } = place;
  return (
    <Card head={<h2 className={text.displayXs}>{texts.title}</h2>}>
      <div className={styles.part}>
        <p>
          <Badge tone={tones[presence.kind]} icon={icons[presence.kind]}>
            {texts.presence[presence.kind]}
          </Badge>
        </p>
        <p>{wordsOf(presence)}</p>
        {source && (
          <p className={classes(text.small, text.soft)}>
            {withLinks(
              nextLookAt ? texts.sourceAndNext(source, longDate(nextLookAt)) : texts.source(source),
              (words) =>
                url ? (
                  <a href={url} rel="noreferrer nofollow" target="_blank">
                    {words}
                  </a>
                ) : (
                  words
                ),
            )}
          </p>
        )}
        {one.state === 'seen-gone' && presence.kind === 'seen-gone' && <Certificate id={one.id} />}
      </div>
    </Card>
  );
}

function Certificate({ id }: { id: string }) {
  const { place } = useTexts(caseTexts);
  const linkTo = useLinks();
  return (
    <>
      <p>
        <a className={buttonClass({ variant: 'secondary' })} href={`${casePath(id)}/certificate.pdf`} download>
          <Download />
          {place.certificate}
        </a>{' '}
        <a className={buttonClass({ variant: 'quiet' })} href={`${casePath(id)}/certificate.json`} download>
          {place.forPrograms}
        </a>
      </p>
      <p className={classes(text.small, text.soft)}>
        {withLinks(place.check, (words) => (
          <Link {...linkTo('/verify')}>{words}</Link>
        ))}
      </p>
    </>
  );
}

/** The mail of the last letter came back: the address is offered to nobody any more. */
export function CaseBounce({ one }: { one: CaseView }) {
  const { place } = useTexts(caseTexts);
  const act = useAct();
  const sent = one.steps.findLast(({ letter }) => letter !== null)?.letter;
  if (sent?.by !== 'email' || one.to.email === null || one.state === 'closed') return null;
  return (
    <act.Form method="post">
      <input type="hidden" name="intent" value="bounced" />
      <p className={text.small}>
        {place.bounced(one.to.email)}{' '}
        <Button type="submit" size="sm" variant="quiet" busy={act.isBusy}>
          {!act.isBusy && <Undo2 />}
          {place.cameBack}
        </Button>
      </p>
    </act.Form>
  );
}
