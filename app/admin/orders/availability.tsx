import { Link } from 'react-router';
import { useSheetForm } from '#app/admin/sheets/use-sheet-form.tsx';
import { adminTitle } from '#app/admin/shell/page-title.ts';
import { TabHead } from '#app/admin/shell/tab-head.tsx';
import { requestContext } from '#app/context.ts';
import { acts, defineAct, savedFields } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextAreaField, TextField } from '#app/ui/controls/text-field.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { BackLink } from '#app/ui/layout/back-link.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { type Column, Table } from '#app/ui/layout/table.tsx';
import text from '#app/ui/styles/text.module.css';
import { availabilityInput } from '#contract/orders/appointment-input.ts';
import {
  exceptionsText,
  hoursText,
  longestAbout,
  type ManagedAvailability,
  weekdays,
} from '#contract/orders/appointments.ts';
import { saveAvailability } from '#core/orders/appointments/actions/save-availability.ts';
import { readOwnAvailability, type UpcomingAppointment } from '#core/orders/appointments/queries/availability.ts';
import type { Route } from './+types/availability.ts';
import styles from './availability.module.css';

const failures = { save: 'The hours could not be saved.' };

export const meta: Route.MetaFunction = ({ matches }) => adminTitle(matches[0].loaderData, 'Appointments');

export const loader = ({ context }: Route.LoaderArgs) => readOwnAvailability(context.get(requestContext));

export const action = acts(failures, {
  save: defineAct({
    schema: availabilityInput,
    input: savedFields,
    keep: 'all',
    run: (ctx, values, { fields: { version } }) => saveAvailability(ctx, values, String(version)),
    done: 'Hours saved',
    to: '/admin/orders/availability',
  }),
});

export const clientAction = clientActs(failures);

function HoursForm({ availability }: { availability: ManagedAvailability }) {
  const form = useSheetForm('save', availability.version);
  const { field } = form;
  return (
    <form.Form className={styles.form} method="post" noValidate onInput={form.markChanged}>
      <input type="hidden" name="intent" value={form.intent} />
      <input type="hidden" name="version" value={form.version} />
      {form.notices}
      <div className={styles.row}>
        <TextField
          {...field('shownAs', availability.shownAs)}
          label="Shown as"
          required
          maxLength={80}
          hint="The name that customers see."
        />
        <TextField
          {...field('timeZone', availability.timeZone)}
          label="Time zone"
          required
          maxLength={60}
          spellCheck={false}
          hint="The time zone of the hours below, such as Europe/London."
        />
      </div>
      <TextAreaField
        {...field('about', availability.about)}
        label="About you"
        optional
        rows={3}
        maxLength={longestAbout}
        hint="A few sentences for customers. Anybody reads them on Services, with the name above, and your customers on their orders. Empty: nothing is shown."
      />
      <fieldset className={styles.week}>
        <legend>Every week</legend>
        {weekdays.map((day, index) => (
          <TextField
            key={day}
            {...field(`day${index}`, hoursText(availability.week[index] ?? []))}
            label={day}
            maxLength={200}
            placeholder="closed"
            small
          />
        ))}
        <p className={classes(text.caption, text.soft, styles.hint)}>
          Like 09:00-12:00, 13:00-17:00. Empty: nobody can book you on that day.
        </p>
      </fieldset>
      <TextAreaField
        {...field('exceptions', exceptionsText(availability.exceptions))}
        label="Exceptions"
        optional
        rows={4}
        maxLength={5_000}
        hint="One day in a line: 2026-12-24 closed, or 2026-12-28 10:00-12:00. Existing bookings stay."
      />
      <div>
        <Button type="submit" variant="primary" busy={form.isBusy} busyLabel="Saving…">
          Save Hours
        </Button>
      </div>
    </form.Form>
  );
}

function Upcoming({ upcoming }: { upcoming: readonly UpcomingAppointment[] }) {
  const { weekdayDate, shortTime } = useFormats();
  const columns: readonly Column<UpcomingAppointment>[] = [
    {
      key: 'when',
      header: 'When',
      cell: ({ startsAt, endsAt }) => (
        <time dateTime={startsAt}>
          {weekdayDate(startsAt)}, {shortTime(startsAt)} to {shortTime(endsAt)}
        </time>
      ),
    },
    {
      key: 'order',
      header: 'Order',
      cell: ({ orderId, serviceName }) => <Link to={`/admin/orders/${orderId}`}>{serviceName}</Link>,
    },
    {
      key: 'customer',
      header: 'Customer',
      cell: ({ contactEmail }) => <span className={styles.email}>{contactEmail}</span>,
    },
    { key: 'with', header: 'With', cell: ({ specialist }) => specialist },
  ];
  return <Table caption="Appointments" columns={columns} rows={upcoming} keyOf={({ orderId }) => orderId} dense />;
}

/** When customers can book whoever looks, and what everybody has ahead of them. */
export default function AvailabilityPage({ loaderData: { availability, upcoming } }: Route.ComponentProps) {
  return (
    <>
      <BackLink to="/admin/orders">All orders</BackLink>
      <TabHead title="Appointments">
        When customers can book you, from a day ahead, what they read about you, and your bookings.
      </TabHead>
      {upcoming.length === 0 ? (
        <EmptyState card title="No appointments ahead">
          <p>What customers book appears here.</p>
        </EmptyState>
      ) : (
        <Card flush aria-label="Appointments">
          <Upcoming upcoming={upcoming} />
        </Card>
      )}
      <Card aria-labelledby="hours" head={<h3 id="hours">Your hours</h3>}>
        <HoursForm key={availability.version} availability={availability} />
      </Card>
    </>
  );
}
