import {
  Ban,
  Check,
  CircleCheck,
  CircleDashed,
  CircleX,
  Clock,
  LoaderCircle,
  type LucideIcon,
  Undo2,
} from 'lucide-react';
import { useTexts } from '#app/language/texts.ts';
import { Badge, type BadgeTone } from '#app/ui/display/badge.tsx';
import type { OrderStatus, PaymentStatus } from '#contract/orders/types.ts';
import { requestTexts } from './request.texts.ts';

interface Look {
  tone: BadgeTone;
  icon: LucideIcon;
  turning?: true;
}

const statuses: Readonly<Record<OrderStatus, Look>> = {
  pending: { tone: 'warning', icon: Clock },
  processing: { tone: 'info', icon: LoaderCircle, turning: true },
  in_progress: { tone: 'info', icon: LoaderCircle, turning: true },
  completed: { tone: 'success', icon: CircleCheck },
  cancelled: { tone: 'outline', icon: Ban },
};

const payments: Readonly<Record<PaymentStatus, Look>> = {
  paid: { tone: 'success', icon: Check },
  pending: { tone: 'warning', icon: Clock },
  failed: { tone: 'danger', icon: CircleX },
  unpaid: { tone: 'outline', icon: CircleDashed },
  refunded: { tone: 'info', icon: Undo2 },
};

interface StatusBadgeProps {
  status: OrderStatus;
  /** As staff say it of an order; by default as its customer does of a request. */
  labels?: Readonly<Record<OrderStatus, string>>;
}

export function OrderStatusBadge({ status, labels }: StatusBadgeProps) {
  const texts = useTexts(requestTexts);
  return <Badge {...statuses[status]}>{(labels ?? texts.statuses)[status]}</Badge>;
}

export const PaymentBadge = ({ status }: { status: PaymentStatus }) => (
  <Badge {...payments[status]}>{useTexts(requestTexts).payments[status]}</Badge>
);
