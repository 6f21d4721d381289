import { Archive, type LucideIcon, Mail, MailOpen, Reply } from 'lucide-react';
import { useTexts } from '#app/language/texts.ts';
import { Badge, type BadgeTone } from '#app/ui/display/badge.tsx';
import type { MessageStatus } from '#contract/site/messages.ts';
import { panelTexts } from './panel.texts.ts';

const looks: Readonly<Record<MessageStatus, [BadgeTone, LucideIcon]>> = {
  unread: ['solid', Mail],
  read: ['outline', MailOpen],
  replied: ['success', Reply],
  archived: ['neutral', Archive],
};

export function MessageBadge({ status }: { status: MessageStatus }) {
  const { messageStatuses } = useTexts(panelTexts);
  const [tone, icon] = looks[status];
  return (
    <Badge tone={tone} icon={icon}>
      {messageStatuses[status]}
    </Badge>
  );
}
