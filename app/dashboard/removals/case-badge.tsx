import {
  Ban,
  CircleCheck,
  Clock,
  Eye,
  FileText,
  Hourglass,
  type LucideIcon,
  MessageSquare,
  MessageSquareWarning,
  RotateCcw,
  Send,
} from 'lucide-react';
import { useTexts } from '#app/language/texts.ts';
import { Badge, type BadgeTone } from '#app/ui/display/badge.tsx';
import type { CaseState } from '#contract/removal/cases.ts';
import { deskWords } from './desk-words.texts.ts';

const looks: Readonly<Record<CaseState, { tone: BadgeTone; icon: LucideIcon }>> = {
  prepared: { tone: 'info', icon: FileText },
  sent: { tone: 'neutral', icon: Send },
  acknowledged: { tone: 'neutral', icon: Hourglass },
  'more-asked': { tone: 'warning', icon: MessageSquareWarning },
  'said-done': { tone: 'outline', icon: MessageSquare },
  'nothing-held': { tone: 'outline', icon: MessageSquare },
  refused: { tone: 'danger', icon: Ban },
  overdue: { tone: 'warning', icon: Clock },
  'complaint-made': { tone: 'neutral', icon: Hourglass },
  'seen-gone': { tone: 'success', icon: CircleCheck },
  'still-there': { tone: 'danger', icon: Eye },
  'came-back': { tone: 'danger', icon: RotateCcw },
  closed: { tone: 'outline', icon: CircleCheck },
};

export function CaseBadge({ state }: { state: CaseState }) {
  const { states } = useTexts(deskWords);
  const { tone, icon } = looks[state];
  return (
    <Badge tone={tone} icon={icon}>
      {states[state]}
    </Badge>
  );
}
