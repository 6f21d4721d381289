import { CircleCheck, CircleX, Clock, LoaderCircle, type LucideIcon } from 'lucide-react';
import { classes } from '#app/ui/classes.ts';
import { Badge, type BadgeTone } from '#app/ui/display/badge.tsx';
import visuallyHidden from '#app/ui/display/visually-hidden.module.css';
import styles from './scan-status.module.css';

interface Look {
  word: string;
  tone: BadgeTone;
  icon: LucideIcon;
  turning?: boolean;
}

const waiting: Look = { word: 'Waiting', tone: 'neutral', icon: Clock };

const looks = new Map<string, Look>([
  ['completed', { word: 'Completed', tone: 'success', icon: CircleCheck }],
  ['processing', { word: 'Processing', tone: 'info', icon: LoaderCircle, turning: true }],
  ['failed', { word: 'Failed', tone: 'danger', icon: CircleX }],
]);

/** How a state is shown; one that is not known, like one that has not begun, waits. */
const statusLook = (status: string): Look => looks.get(status) ?? waiting;

export function ScanStatusBadge({ status }: { status: string }) {
  const { word, tone, icon, turning } = statusLook(status);
  return (
    <Badge tone={tone} icon={icon} {...(turning && { turning })}>
      {word}
    </Badge>
  );
}

/** The state as a round sign; shape and words differ, not only the colour. */
export function ScanStatusIcon({ status }: { status: string }) {
  const { word, icon: Icon } = statusLook(status);
  return (
    <span className={classes(styles.statusIcon, styles[word.toLowerCase()])}>
      <Icon />
      <span className={visuallyHidden.visuallyHidden}>{word}</span>
    </span>
  );
}
