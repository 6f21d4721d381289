import {
  Ban,
  Download,
  Eye,
  LogIn,
  LogOut,
  type LucideIcon,
  Pencil,
  Play,
  Plus,
  ScrollText,
  Trash2,
} from 'lucide-react';
import { useTexts } from '#app/language/texts.ts';
import { Badge, type BadgeTone } from '#app/ui/display/badge.tsx';
import visuallyHidden from '#app/ui/display/visually-hidden.module.css';
import text from '#app/ui/styles/text.module.css';
import type { AuditOutcome, AuditPerson } from '#contract/audit/types.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './audit.texts.en.ts';
import { auditTexts } from './audit.texts.ts';
import styles from './audit-words.module.css';

const looks: ReadonlyMap<string, { tone: BadgeTone; icon: LucideIcon }> = new Map(
  Object.entries({
    create: { tone: 'success', icon: Plus },
    update: { tone: 'info', icon: Pencil },
    delete: { tone: 'danger', icon: Trash2 },
    login: { tone: 'neutral', icon: LogIn },
    logout: { tone: 'neutral', icon: LogOut },
    view: { tone: 'neutral', icon: Eye },
    export: { tone: 'neutral', icon: Download },
    run: { tone: 'neutral', icon: Play },
  } as const),
);

type Actions = Texts<typeof english>['actions'];

/** Acts of another version stand under the name that the log has for them. */
export const nameOfAction = (actions: Actions, action: string): string =>
  Object.hasOwn(actions, action) ? actions[action as keyof Actions] : action;

/** The act, and beside it that it was refused. */
export function ActionBadge({ action, outcome }: { action: string; outcome: AuditOutcome }) {
  const texts = useTexts(auditTexts);
  const { tone, icon } = looks.get(action) ?? { tone: 'neutral', icon: ScrollText };
  return (
    <span className={styles.auditAction}>
      <Badge tone={tone} icon={icon}>
        {nameOfAction(texts.actions, action)}
      </Badge>
      {outcome === 'refused' && (
        <Badge tone="outline" icon={Ban}>
          {texts.refused}
        </Badge>
      )}
    </span>
  );
}

/** Characters shown of an id. */
const ID_LENGTH = 8;

/** The beginning of an id; the name, where the account still has one, on hover and for screen readers. */
export function PersonId({ person }: { person: AuditPerson }) {
  const { accountGone } = useTexts(auditTexts);
  return (
    <span className={text.evidence} title={`${person.name ?? accountGone}, ${person.id}`}>
      {person.id.slice(0, ID_LENGTH)}
      {person.name && <span className={visuallyHidden.visuallyHidden}>, {person.name}</span>}
    </span>
  );
}
