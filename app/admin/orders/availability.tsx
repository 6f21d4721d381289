import { Link } from 'react-router';
import { useSheetForm } from '#app/admin/sheets/use-sheet-form.tsx';
import { adminTitleFrom } from '#app/admin/shell/page-title.ts';
import { TabHead } from '#app/admin/shell/tab-head.tsx';
import { requestContext } from '#app/context.ts';
import { acts, defineAct, savedFields } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextAreaField, TextField } from '#app/ui/controls/text-field.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { BackLink } from '#app/ui/layout/back-link.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { type Column, Table } from '#app/ui/layout/table.tsx';
import text from '#app/ui/styles/text.module.css';
import type { Language } from '#contract/base/languages.ts';
import { availabilityInput } from '#contract/orders/appointment-input.ts';
import { exceptionsText, hoursText, longestAbout, type ManagedAvailability } from '#contract/orders/appointments.ts';
import { saveAvailability } from '#core/orders/appointments/actions/save-availability.ts';
import { readOwnAvailability, type UpcomingAppointment } from '#core/orders/appointments/queries/availability.ts';
import { getServiceNames } from '#core/site/services/queries/service-names.ts';
import type { Route } from './+types/availability.ts';
import styles from './availability.module.css';
import { availabilityTexts } from './availability.texts.ts';

const failuresIn = async (language: Language) => ({ save: (await availabilityTexts.in(language)).failed });

export const meta: Route.MetaFunction = ({ matches }) =>
  adminTitleFrom(matches[0].loaderData, availabilityTexts, ({ title }) => title);

export async function loader(args: Route.LoaderArgs) {
  const ctx = args.context.get(requestContext);
  const { availability, upcoming } = await readOwnAvailability(ctx);
  const nameOf = await getServiceNames(ctx, languageOf(args));
  const named = upcoming.map((one) => ({ ...one, serviceName: nameOf(one.serviceName) }));
  return { availability, upcoming: named };
}

export const action = acts(failuresIn, {
  save: defineAct({
    schema: availabilityInput,
    input: savedFields,
    keep: 'all',
    run: (ctx, values, { fields: { version } }) => saveAvailability(ctx, values, String(version)),
    done: async (_done, _ctx, { language }) => (await availabilityTexts.in(language)).done,
    to: '/admin/orders/availability',
  }),
});

export const clientAction = clientActs(failuresIn);

function HoursForm({ availability }: { availability: ManagedAvailability }) {
  const form = useSheetForm('save', availability.version);
  const { field } = form;
  const texts = useTexts(availabilityTexts);
  return (
    <form.Form className={styles.form} method="post" noValidate onInput={form.markChanged}>
      <input type="hidden" name="intent" value={form.intent} />
      <input type="hidden" name="version" value={form.version} />
      {form.notices}
      <div className={styles.row}>
        <TextField
          {...field('shownAs', availability.shownAs)}
          label={texts.shownAs}
          required
          maxLength={80}
          hint={texts.shownAsHint}
        />
        <TextField
          {...field('timeZone', availability.timeZone)}
          label={texts.timeZone}
          required
          maxLength={60}
          spellCheck={false}
          hint={texts.timeZoneHint}
        />
      </div>
      <TextAreaField
        {...field('about', availability.about)}
        label={texts.about}
        optional
        rows={3}
        maxLength={longestAbout}
        hint={texts.aboutHint}
      />
      <fieldset className={styles.week}>
        <legend>{texts.week}</legend>
        {texts.days.map((day, index) => (
          <TextField
            key={day}
            {...field(`day${index}`, hoursText(availability.week[index] ?? []))}
            label={day}
            maxLength={200}
            placeholder={texts.closed}
            small
          />
        ))}
        <p className={classes(text.caption, text.soft, styles.hint)}>{texts.weekHint}</p>
      </fieldset>
      <TextAreaField
        {...field('exceptions', exceptionsText(availability.exceptions))}
        label={texts.exceptions}
        optional
        rows={4}
        maxLength={5_000}
        hint={texts.exceptionsHint}
      />
      <div>
        <Button type="submit" variant="primary" busy={form.isBusy} busyLabel={texts.saving}>
          {texts.save}
        </Button>
      </div>
    </form.Form>
  );
}

function Upcoming({ upcoming }: { upcoming: readonly UpcomingAppointment[] }) {
  const { weekdayDate, shortTime } = useFormats();
  const texts = useTexts(availabilityTexts);
  const columns: readonly Column<UpcomingAppointment>[] = [
    {
      key: 'when',
      header: texts.when,
      cell: ({ startsAt, endsAt }) => (
        <time dateTime={startsAt}>{texts.range(weekdayDate(startsAt), shortTime(startsAt), shortTime(endsAt))}</time>
      ),
    },
    {
      key: 'order',
      header: texts.order,
      cell: ({ orderId, serviceName }) => <Link to={`/admin/orders/${orderId}`}>{serviceName}</Link>,
    },
    {
      key: 'customer',
      header: texts.customer,
      cell: ({ contactEmail }) => <span className={styles.email}>{contactEmail}</span>,
    },
    { key: 'with', header: texts.with, cell: ({ specialist }) => specialist },
  ];
  return <Table caption={texts.title} columns={columns} rows={upcoming} keyOf={({ orderId }) => orderId} dense />;
}

/** When customers can book whoever looks, and what everybody has ahead of them. */
export default function AvailabilityPage({ loaderData: { availability, upcoming } }: Route.ComponentProps) {
  const texts = useTexts(availabilityTexts);
  return (
    <>
      <BackLink to="/admin/orders">{texts.back}</BackLink>
      <TabHead title={texts.title}>{texts.lead}</TabHead>
      {upcoming.length === 0 ? (
        <EmptyState card title={texts.none}>
          <p>{texts.noneText}</p>
        </EmptyState>
      ) : (
        <Card flush aria-label={texts.title}>
          <Upcoming upcoming={upcoming} />
        </Card>
      )}
      <Card aria-labelledby="hours" head={<h3 id="hours">{texts.hours}</h3>}>
        <HoursForm key={availability.version} availability={availability} />
      </Card>
    </>
  );
}
