import { ExternalLink, Eye, EyeOff, Pencil, Plus } from 'lucide-react';
import { Link, useOutlet } from 'react-router';
import { z } from 'zod';
import entry from '#app/admin/lists/entry.module.css';
import { useShown } from '#app/admin/lists/use-shown.ts';
import { ConfirmDelete, DeleteLink } from '#app/admin/sheets/confirm-delete.tsx';
import entries from '#app/admin/sheets/entries.module.css';
import { adminTitle } from '#app/admin/shell/page-title.ts';
import { notRead } from '#app/admin/shell/read-failures.ts';
import { TabHead } from '#app/admin/shell/tab-head.tsx';
import { requestContext } from '#app/context.ts';
import { acts, defineAct } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { attempt } from '#app/forms/read.ts';
import { useAct } from '#app/forms/use-act.ts';
import { leading } from '#app/forms/words.ts';
import { classes } from '#app/ui/classes.ts';
import { Button, ButtonLink } from '#app/ui/controls/button.tsx';
import { Badge } from '#app/ui/display/badge.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import visuallyHidden from '#app/ui/display/visually-hidden.module.css';
import { useFormats } from '#app/ui/formats.ts';
import cardStyles from '#app/ui/layout/card.module.css';
import iconStyles from '#app/ui/styles/icon.module.css';
import text from '#app/ui/styles/text.module.css';
import { idText } from '#contract/base/form-text.ts';
import type { ManagedService } from '#contract/site/services.ts';
import { deleteService } from '#core/site/services/actions/delete-service.ts';
import { setServiceVisibility } from '#core/site/services/actions/set-service-visibility.ts';
import { listServices } from '#core/site/services/queries/services.ts';
import type { Route } from './+types/services.ts';
import styles from './services.module.css';

export const meta: Route.MetaFunction = ({ matches }) => adminTitle(matches[0].loaderData, 'Service Management');

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  return { shown: await attempt(ctx, 'The services', () => listServices(ctx)) };
}

const failures = leading({
  activate: 'Failed to update service visibility',
  deactivate: 'Failed to update service visibility',
  delete: 'Failed to delete service',
});

const schema = z.strictObject({ id: idText });
const setVisible = (isActive: boolean, done: string) =>
  defineAct({ schema, run: (ctx, { id }) => setServiceVisibility(ctx, id, isActive), done });

export const action = acts(failures, {
  activate: setVisible(true, 'Service activated'),
  deactivate: setVisible(false, 'Service deactivated'),
  delete: defineAct({ schema, run: (ctx, { id }) => deleteService(ctx, id), done: 'Service deleted successfully' }),
});

export const clientAction = clientActs(failures);

function Visibility({ service: { id, name, isActive } }: { service: ManagedService }) {
  const act = useAct();
  const Icon = isActive ? EyeOff : Eye;
  return (
    <act.Form method="post" action="/admin/services">
      <input type="hidden" name="intent" value={isActive ? 'deactivate' : 'activate'} />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" size="sm" busy={act.isBusy}>
        {!act.isBusy && <Icon className={iconStyles.sm} />}
        {isActive ? 'Deactivate' : 'Activate'}
        <span className={visuallyHidden.visuallyHidden}> {name}</span>
      </Button>
    </act.Form>
  );
}

function Entry({ service }: { service: ManagedService }) {
  const { money, longDate } = useFormats();
  const { id, name, isActive } = service;
  return (
    <li data-part="card" className={classes(cardStyles.card, entry.entry)} data-entry>
      <div className={entry.main}>
        <h3 className={entry.title}>{name}</h3>
        <Badge tone={isActive ? 'success' : 'neutral'} icon={isActive ? Eye : EyeOff}>
          {isActive ? 'active' : 'inactive'}
        </Badge>
        {service.badge && <Badge tone="outline">{service.badge}</Badge>}
      </div>
      <p className={classes(entry.side, text.num)}>
        {money(service.price, service.currency)}
        {service.priceUnit === 'hour' && <span className={classes(text.soft, text.small)}> per hour</span>}
      </p>
      <p className={classes(text.soft, text.small, entry.text)}>{service.description || 'No description'}</p>
      <p className={classes(text.caption, text.soft, entry.text)}>
        <code>{id}</code>, {service.serviceType},{' '}
        {service.features.length === 1 ? '1 feature' : `${service.features.length} features`}, changed{' '}
        <time dateTime={service.updatedAt}>{longDate(service.updatedAt)}</time>
      </p>
      <div className={entry.acts}>
        <ButtonLink to={id} size="sm" preventScrollReset>
          <Pencil className={iconStyles.sm} />
          Edit
          <span className={visuallyHidden.visuallyHidden}> {name}</span>
        </ButtonLink>
        <Visibility service={service} />
        {isActive && (
          <ButtonLink to={`/services#${id}`} target="_blank" size="sm" variant="quiet">
            <ExternalLink className={iconStyles.sm} />
            View<span className={visuallyHidden.visuallyHidden}> {name} on the site</span>
          </ButtonLink>
        )}
        <DeleteLink id={id} name={name} />
      </div>
    </li>
  );
}

const groups = [
  ['main', 'Main services'],
  ['special', 'Special services'],
] as const;

function Groups({ services }: { services: readonly ManagedService[] }) {
  return groups.map(([type, title]) => {
    const own = services.filter(({ serviceType }) => serviceType === type);
    if (own.length === 0) return null;
    return (
      <section key={type} className={styles.entriesGroup} aria-labelledby={`group-${type}`}>
        <h3 className={text.caption} id={`group-${type}`}>
          {title}
        </h3>
        <ul className={entries.entries}>
          {own.map((service) => (
            <Entry key={service.id} service={service} />
          ))}
        </ul>
      </section>
    );
  });
}

/** The catalogue as staff see it, by type and price; the form stands over it (service.tsx). */
export default function Services({ loaderData }: Route.ComponentProps) {
  const services = useShown(loaderData.shown, notRead.services);
  const form = useOutlet();
  return (
    <>
      <div inert={form !== null}>
        <TabHead
          title="Service Management"
          actions={
            <ButtonLink to="new" variant="primary" preventScrollReset>
              <Plus />
              Add Service
            </ButtonLink>
          }
        >
          What the catalogue offers, by type and price. <Link to="/services">See it as visitors do</Link>
        </TabHead>
        {!services && (
          <EmptyState kind="error" card title={notRead.services}>
            <p>They are safe; please try again in a moment.</p>
          </EmptyState>
        )}
        {services?.length === 0 && (
          <EmptyState card title="No services yet">
            <p>What you add here appears in the catalogue at once.</p>
          </EmptyState>
        )}
        {services && <Groups services={services} />}
        <ConfirmDelete
          rows={services ?? []}
          question="Are you sure you want to delete this service?"
          keep="Keep it"
          explanation="It leaves the catalogue for good. Orders of it keep its name."
        />
      </div>
      {form}
    </>
  );
}
