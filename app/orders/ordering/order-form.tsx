import { type ReactNode, useEffect, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import type { Answered } from '#app/forms/answered.ts';
import { useAct } from '#app/forms/use-act.ts';
import { useTexts } from '#app/language/texts.ts';
import { useLinks } from '#app/language/use-links.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { NextList } from '#app/orders/request/next-list.tsx';
import { requestTexts } from '#app/orders/request/request.texts.ts';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { SelectField, type SelectOption } from '#app/ui/controls/select-field.tsx';
import { TextAreaField, TextField } from '#app/ui/controls/text-field.tsx';
import { Notice } from '#app/ui/display/notice.tsx';
import { useFormats } from '#app/ui/formats.ts';
import textStyles from '#app/ui/styles/text.module.css';
import { orderAmount, orderHours, priceText } from '#contract/orders/amount.ts';
import { longestOrderNote, type OrderDraft, orderPath } from '#contract/orders/types.ts';
import { openOf, scoreDigits } from '#contract/scans/score.ts';
import type { ScanRow } from '#contract/scans/types.ts';
import type { ServiceCard } from '#contract/site/services.ts';
import type { WatchScope } from '#contract/watching/types.ts';
import { IntakeForm } from './intake-form.tsx';
import styles from './order-form.module.css';
import { orderingTexts } from './ordering.texts.ts';

/** The form with the customer's newest scans, to choose one that the order is about. */
export interface DraftWithScans extends OrderDraft {
  scans: ScanRow[];
}

interface OrderFormProps {
  draft: DraftWithScans;
  /** Beside the button that sends it. */
  cancel?: ReactNode;
}

/**
 * The key stays with this entry of the browser's history: who goes back to the form and sends it again repeats the
 * same order.
 */
function useKeyOfThisEntry(drawn: string, keep: boolean): string {
  const [key, setKey] = useState(drawn);
  useEffect(() => {
    if (!keep) return;
    const state: unknown = window.history.state;
    const before = typeof state === 'object' && state !== null && 'orderKey' in state ? state.orderKey : null;
    if (typeof before === 'string') setKey(before);
    else window.history.replaceState({ ...(state as object | null), orderKey: key }, '');
  }, [keep, key]);
  return key;
}

/** The service is read anew once the answer says that it has another price. */
function useNewPrice(answer: Answered | undefined): void {
  const { priceChanged } = useTexts(orderingTexts);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (answer?.reason === priceChanged) void revalidate();
  }, [answer, priceChanged, revalidate]);
}

function hoursFrom(text: string): number | null {
  const hours = Number(text);
  return Number.isInteger(hours) && hours >= orderHours.least && hours <= orderHours.most ? hours : null;
}

function Summary({ service, hours }: { service: ServiceCard; hours: number | null }) {
  const texts = useTexts(orderingTexts);
  const { amount: amountLabel } = useTexts(requestTexts);
  const { money } = useFormats();
  const price = money(service.price, service.currency);
  const perHour = service.priceUnit === 'hour';
  const amount = perHour && hours === null ? null : orderAmount(service.price, perHour ? hours : null);
  return (
    <dl className={styles.orderSummary}>
      <div>
        <dt>{texts.service}</dt>
        <dd lang={service.langs?.name}>{service.name}</dd>
      </div>
      {perHour && (
        <div>
          <dt>{texts.price}</dt>
          <dd className={textStyles.num}>{hours === null ? texts.perHour(price) : texts.perHours(price, hours)}</dd>
        </div>
      )}
      <div className={styles.orderSummaryTotal} aria-live="polite">
        <dt>{amountLabel}</dt>
        <dd className={textStyles.num}>{amount === null ? '—' : money(amount, service.currency)}</dd>
      </div>
    </dl>
  );
}

function useScanOptions(scans: readonly ScanRow[]) {
  const texts = useTexts(orderingTexts);
  const { longDate } = useFormats();
  const labelOf = ({ name, createdAt, score }: ScanRow) =>
    score === null
      ? texts.scanOption(name, longDate(createdAt))
      : texts.scoredOption(name, longDate(createdAt), scoreDigits(openOf(score)));
  const chosen = scans.filter(({ status }) => status !== 'failed');
  const options = chosen.map((scan) => ({ value: scan.id, label: labelOf(scan) }));
  return options.length === 0 ? null : [{ value: 'none', label: texts.noScan }, ...options];
}

/** The newest scan where the service says that it is about one; otherwise nobody's scan is shown unasked. */
const preselectOption = ({ intake }: ServiceCard, [none, latest]: readonly SelectOption[]): string =>
  (intake === 'scan' ? latest : none)?.value ?? 'none';

/** Nobody shall pay for what they have. */
function WatchedAlready({ scope: { isWhole, paidUntil } }: { scope: WatchScope }) {
  const texts = useTexts(orderingTexts);
  const { longDate } = useFormats();
  if (paidUntil !== null) return <Notice>{texts.hasYear(longDate(paidUntil))}</Notice>;
  if (!isWhole) return null;
  return <Notice tone="warning">{texts.watchedAlready}</Notice>;
}

/** Works without JavaScript: then the page comes back with its answer and everything that was typed. */
export function OrderForm({ draft, cancel }: OrderFormProps) {
  const { service, fulfilment, scans } = draft;
  const texts = useTexts(orderingTexts);
  const linkTo = useLinks();
  const act = useAct();
  const key = useKeyOfThisEntry(act.initial('idempotencyKey', draft.idempotencyKey), !cancel);
  const [hours, setHours] = useState(act.initial('hours', '1'));
  const scanOptions = useScanOptions(scans);
  useNewPrice(act.answer);
  return (
    <act.Form className={styles.orderForm} method="post" action={orderPath(service.id)} aria-label={texts.form}>
      <input type="hidden" name="idempotencyKey" value={key} />
      <input type="hidden" name="shownPrice" value={priceText(service.price, service.currency, service.priceUnit)} />
      <div className={styles.fields}>
        {service.priceUnit === 'hour' && (
          <TextField
            label={texts.hours}
            name="hours"
            type="number"
            inputMode="numeric"
            required
            min={orderHours.least}
            max={orderHours.most}
            step={1}
            value={hours}
            onChange={(event) => setHours(event.target.value)}
            hint={texts.hoursHint(orderHours.least, orderHours.most)}
            error={act.errorOf('hours')}
          />
        )}
        <IntakeForm intake={service.intake} slots={draft.slots} act={act} />
        {scanOptions && (
          <SelectField
            {...act.field('scanId', preselectOption(service, scanOptions))}
            label={texts.scan}
            optional
            options={scanOptions}
            hint={texts.scanHint}
          />
        )}
        <TextAreaField
          {...act.field('note', '')}
          label={texts.note}
          optional
          rows={4}
          maxLength={longestOrderNote}
          hint={texts.noteHint}
        />
      </div>
      <div className={styles.closing}>
        <Summary service={service} hours={hoursFrom(hours)} />
        <NextList fulfilment={fulfilment} as="h2">
          {fulfilment === 'report' && (
            <p className={textStyles.small}>
              {withLinks(texts.addMore, (words) => (
                <Link {...linkTo('/dashboard/identity')}>{words}</Link>
              ))}
            </p>
          )}
          {draft.watching && <WatchedAlready scope={draft.watching} />}
          <p className={classes(textStyles.caption, textStyles.soft)}>{texts.nothingCharged}</p>
        </NextList>
        <div className={classes(styles.actions, cancel !== undefined && styles.stuck)}>
          {cancel}
          <Button type="submit" variant="primary" busy={act.isBusy} busyLabel={texts.sending}>
            {service.buttonLabel}
          </Button>
        </div>
      </div>
    </act.Form>
  );
}
