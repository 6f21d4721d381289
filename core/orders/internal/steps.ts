import { firstLanguage, type Language } from '#contract/base/languages.ts';
import { inLanguages, type Texts } from '#contract/base/texts.ts';
import type { OrderStatus, OrderStep, PaymentStatus, StepAbout } from '#contract/orders/types.ts';
import type { HistoryEntry } from '#core/base/audit/queries/history.ts';
import english from './steps.texts.en.ts';
import spanish from './steps.texts.es.ts';
import french from './steps.texts.fr.ts';

export const stepTexts = inLanguages({ en: english, es: spanish, fr: french });

type StepTexts = Texts<typeof english>;
type Values = HistoryEntry['newValues'];

const isPlain = (event: string): event is keyof StepTexts['events'] => Object.hasOwn(english.events, event);

const moneyText = (texts: StepTexts, values: Values): string =>
  typeof values?.amount === 'number' && typeof values.currency === 'string'
    ? texts.money(values.amount, values.currency)
    : texts.somePayment;

const expectedText = (texts: StepTexts, day: unknown): string =>
  typeof day === 'string' ? texts.expected(day) : texts.notExpected;

const watchingText = (texts: StepTexts, end: unknown): string =>
  typeof end === 'string' ? texts.watchedUntil(end) : texts.watched;

const deliveredText = (texts: StepTexts, values: Values): string =>
  texts.delivered({ answered: values?.answered, asked: values?.asked, exposures: Number(values?.exposures) });

/** An entry in plain words; null for one that is no step. Messages stand in the conversation. */
function textOf(texts: StepTexts, { event, newValues }: HistoryEntry): string | null {
  if (event === 'order.created' && newValues?.starts_at) return texts.createdWithTime;
  if (event === 'order.status.changed') return texts.statuses[newValues?.status as OrderStatus] ?? null;
  if (event === 'order.payment.changed') return texts.payments[newValues?.payment_status as PaymentStatus] ?? null;
  if (event === 'order.assigned') return newValues?.assignee_id ? texts.assigned : texts.unassigned;
  if (event === 'order.expected.changed') return expectedText(texts, newValues?.expected_on);
  if (event === 'order.refund.asked') return texts.refundStarted(moneyText(texts, newValues));
  if (event === 'order.refund.made') return texts.refundMade(moneyText(texts, newValues));
  if (event === 'order.refund.failed') return texts.refundFailed(moneyText(texts, newValues));
  if (event === 'order.watching.began') return watchingText(texts, newValues?.ends_at);
  if (event === 'order.report.delivered') return deliveredText(texts, newValues);
  return isPlain(event ?? '') ? texts.events[event as keyof StepTexts['events']] : null;
}

function byWhom({ adminUserId, userId, sessionId }: HistoryEntry): OrderStep['by'] {
  if (sessionId === null) return 'system';
  return adminUserId !== null && adminUserId !== userId ? 'staff' : 'customer';
}

/** By the beginning of the event's name. */
const about: readonly (readonly [string, StepAbout])[] = [
  ['order.status.', 'status'],
  ['order.payment.', 'payment'],
  ['order.refund.', 'payment'],
  ['order.appointment.', 'appointment'],
  ['order.file.attached', 'file'],
];

const aboutOf = ({ event }: HistoryEntry): StepAbout =>
  about.find(([begin]) => event?.startsWith(begin))?.[1] ?? 'work';

const whenOf = ({ newValues }: HistoryEntry): string | null =>
  typeof newValues?.starts_at === 'string' ? newValues.starts_at : null;

/** The life of an order from its audit entries, oldest first. */
export const stepsOf = (entries: readonly HistoryEntry[], language: Language = firstLanguage): OrderStep[] =>
  entries.flatMap((entry) => {
    const text = textOf(stepTexts[language], entry);
    if (text === null) return [];
    return [{ id: entry.id, at: entry.at, text, by: byWhom(entry), about: aboutOf(entry), when: whenOf(entry) }];
  });
