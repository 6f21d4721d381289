import { CircleCheck, CircleX, Clock, LoaderCircle, type LucideIcon } from 'lucide-react';
import { useTexts } from '#app/language/texts.ts';
import { scanTexts } from '#app/scan/scan.texts.ts';
import { classes } from '#app/ui/classes.ts';
import { Badge, type BadgeTone } from '#app/ui/display/badge.tsx';
import visuallyHidden from '#app/ui/display/visually-hidden.module.css';
import styles from './scan-status.module.css';

interface Look {
  /** Of `statuses` in the texts. */
  name: 'pending' | 'completed' | 'processing' | 'failed';
  sign?: string | undefined;
  tone: BadgeTone;
  icon: LucideIcon;
  turning?: boolean;
}

const waiting: Look = { name: 'pending', tone: 'neutral', icon: Clock };

const looks = new Map<string, Look>([
  ['completed', { name: 'completed', sign: styles.completed, tone: 'success', icon: CircleCheck }],
  ['processing', { name: 'processing', sign: styles.processing, tone: 'info', icon: LoaderCircle, turning: true }],
  ['failed', { name: 'failed', sign: styles.failed, tone: 'danger', icon: CircleX }],
]);

/** How a state is shown; one that is not known, like one that has not begun, waits. */
const statusLook = (status: string): Look => looks.get(status) ?? waiting;

export function ScanStatusBadge({ status }: { status: string }) {
  const { statuses } = useTexts(scanTexts);
  const { name, tone, icon, turning } = statusLook(status);
  return (
    <Badge tone={tone} icon={icon} {...(turning && { turning })}>
      {statuses[name]}
    </Badge>
  );
}

/** The state as a round sign; shape and words differ, not only the colour. */
export function ScanStatusIcon({ status }: { status: string }) {
  const { statuses } = useTexts(scanTexts);
  const { name, sign, icon: Icon } = statusLook(status);
  return (
    <span className={classes(styles.statusIcon, sign)}>
      <Icon />
      <span className={visuallyHidden.visuallyHidden}>{statuses[name]}</span>
    </span>
  );
}
