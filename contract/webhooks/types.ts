/** What a person's webhook can be told. */
export const ownWebhookKinds = [
  'scan.completed',
  'finding.new',
  'finding.gone',
  'finding.back',
  'removal.changed',
  'order.created',
  'order.changed',
  'message.received',
] as const;

/** What a webhook of staff can be told besides. */
export const staffWebhookKinds = ['staff.order.created', 'staff.message.received', 'staff.source.quarantined'] as const;

export const webhookKinds = [...ownWebhookKinds, ...staffWebhookKinds] as const;
export type WebhookKind = (typeof webhookKinds)[number];

export const isStaffKind = (kind: WebhookKind): boolean => staffWebhookKinds.some((one) => one === kind);

/** Sent by the test button alone. */
export const testKind = 'test';
export type DeliveredKind = WebhookKind | typeof testKind;

/** Each as a sentence, which chat formats send as their text. */
export const webhookWords: Readonly<Record<DeliveredKind, string>> = {
  'scan.completed': 'A scan was completed',
  'finding.new': 'Watching found something new',
  'finding.gone': 'Something that was found is gone',
  'finding.back': 'Something that was gone is back',
  'removal.changed': 'A request to a company has changed',
  'order.created': 'A service was ordered',
  'order.changed': 'An order has changed',
  'message.received': 'You have a new message about an order',
  'staff.order.created': 'A customer has ordered a service',
  'staff.message.received': 'A message came in',
  'staff.source.quarantined': 'A source was taken out because it failed its tests',
  test: 'This is a test',
};

/** `standard`: JSON as Standard Webhooks has it. The others send a sentence in the form that the service reads. */
export const webhookFormats = ['standard', 'slack', 'matrix', 'ntfy'] as const;
export type WebhookFormat = (typeof webhookFormats)[number];

export const formatWords: Readonly<Record<WebhookFormat, string>> = {
  standard: 'JSON (Standard Webhooks)',
  slack: 'Slack, Mattermost',
  matrix: 'Matrix (Hookshot)',
  ntfy: 'ntfy',
};

export const mostWebhooks = 10;

/** A webhook as its owner sees it. Times are ISO 8601. */
export interface WebhookView {
  id: string;
  url: string;
  kinds: WebhookKind[];
  format: WebhookFormat;
  /** Whether bodies hold figures and statuses beside ids. */
  details: boolean;
  createdAt: string;
  /** Null while deliveries succeed. */
  failingSince: string | null;
  /** Null while it is on. */
  disabledAt: string | null;
}

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** One event for one webhook. Times are ISO 8601. */
export interface DeliveryView {
  id: string;
  kind: DeliveredKind;
  createdAt: string;
  state: DeliveryState;
  attempts: number;
  /** When it is tried again; null where it is not. */
  nextAt: string | null;
  /** Status of the last answer, or why there was none; null before the first try. */
  result: string | null;
}
