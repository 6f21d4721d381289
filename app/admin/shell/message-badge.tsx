import { Archive, type LucideIcon, Mail, MailOpen, Reply } from 'lucide-react';
import { Badge, type BadgeTone } from '#app/ui/display/badge.tsx';
import { type MessageStatus, messageStatusLabel } from '#contract/site/messages.ts';

const looks: Readonly<Record<MessageStatus, [BadgeTone, LucideIcon]>> = {
  unread: ['solid', Mail],
  read: ['outline', MailOpen],
  replied: ['success', Reply],
  archived: ['neutral', Archive],
};

export function MessageBadge({ status }: { status: MessageStatus }) {
  const [tone, icon] = looks[status];
  return (
    <Badge tone={tone} icon={icon}>
      {messageStatusLabel[status]}
    </Badge>
  );
}
