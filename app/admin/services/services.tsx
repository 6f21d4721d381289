import { ExternalLink, Eye, EyeOff, Pencil, Plus } from 'lucide-react';
import { Link, useOutlet } from 'react-router';
import { z } from 'zod';
import entry from '#app/admin/lists/entry.module.css';
import { useShown } from '#app/admin/lists/use-shown.ts';
import { ConfirmDelete, DeleteLink } from '#app/admin/sheets/confirm-delete.tsx';
import entries from '#app/admin/sheets/entries.module.css';
import { adminTitle } from '#app/admin/shell/page-title.ts';
import { panelTexts } from '#app/admin/shell/panel.texts.ts';
import { TabHead } from '#app/admin/shell/tab-head.tsx';
import { requestContext } from '#app/context.ts';
import { acts, defineAct, type Sent } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { attempt } from '#app/forms/read.ts';
import { useAct } from '#app/forms/use-act.ts';
import { leading } from '#app/forms/words.ts';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
import { useLinks } from '#app/language/use-links.ts';
import { withLinks } from '#app/language/with-links.tsx';
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
import type { Language } from '#contract/base/languages.ts';
import { type ManagedService, serviceTypes } from '#contract/site/services.ts';
import type { Context } from '#core/base/context.ts';
import { deleteService } from '#core/site/services/actions/delete-service.ts';
import { setServiceVisibility } from '#core/site/services/actions/set-service-visibility.ts';
import { listServices } from '#core/site/services/queries/services.ts';
import type { Route } from './+types/services.ts';
import type english from './catalogue.texts.en.ts';
import { catalogueTexts } from './catalogue.texts.ts';
import styles from './services.module.css';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? adminTitle(matches[0].loaderData, loaderData.title) : [];

export async function loader(args: Route.LoaderArgs) {
  const ctx = args.context.get(requestContext);
  const { title } = await catalogueTexts.in(languageOf(args));
  return { title, shown: await attempt(ctx, 'The services', () => listServices(ctx)) };
}

async function failuresIn(language: Language) {
  const { failed } = await catalogueTexts.in(language);
  return leading({ activate: failed.visibility, deactivate: failed.visibility, delete: failed.delete });
}

const say =
  (done: keyof typeof english.done) =>
  async (_done: unknown, _ctx: Context, { language }: Sent) =>
    (await catalogueTexts.in(language)).done[done];

const schema = z.strictObject({ id: idText });
const setVisible = (isActive: boolean, done: 'activate' | 'deactivate') =>
  defineAct({ schema, run: (ctx, { id }) => setServiceVisibility(ctx, id, isActive), done: say(done) });

export const action = acts(failuresIn, {
  activate: setVisible(true, 'activate'),
  deactivate: setVisible(false, 'deactivate'),
  delete: defineAct({ schema, run: (ctx, { id }) => deleteService(ctx, id), done: say('delete') }),
});

export const clientAction = clientActs(failuresIn);

function Visibility({ service: { id, name, isActive } }: { service: ManagedService }) {
  const texts = useTexts(catalogueTexts);
  const act = useAct();
  const Icon = isActive ? EyeOff : Eye;
  return (
    <act.Form method="post" action="/admin/services">
      <input type="hidden" name="intent" value={isActive ? 'deactivate' : 'activate'} />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" size="sm" busy={act.isBusy}>
        {!act.isBusy && <Icon className={iconStyles.sm} />}
        {isActive ? texts.deactivate : texts.activate}
        <span className={visuallyHidden.visuallyHidden}> {name}</span>
      </Button>
    </act.Form>
  );
}

function Entry({ service }: { service: ManagedService }) {
  const texts = useTexts(catalogueTexts);
  const linkTo = useLinks();
  const { money, longDate } = useFormats();
  const { id, name, isActive } = service;
  const price = money(service.price, service.currency);
  return (
    <li data-part="card" className={classes(cardStyles.card, entry.entry)} data-entry>
      <div className={entry.main}>
        <h3 className={entry.title}>{name}</h3>
        <Badge tone={isActive ? 'success' : 'neutral'} icon={isActive ? Eye : EyeOff}>
          {isActive ? texts.active : texts.inactive}
        </Badge>
        {service.badge && <Badge tone="outline">{service.badge}</Badge>}
      </div>
      <p className={classes(entry.side, text.num)}>
        {service.priceUnit === 'hour'
          ? withLinks(texts.hourly(price), (unit) => <span className={classes(text.soft, text.small)}>{unit}</span>)
          : price}
      </p>
      <p className={classes(text.soft, text.small, entry.text)}>{service.description || texts.noDescription}</p>
      <p className={classes(text.caption, text.soft, entry.text)}>
        {withLinks(
          texts.facts(id, texts.types[service.serviceType], service.features.length, longDate(service.updatedAt)),
          (words) => (
            <code>{words}</code>
          ),
          (words) => (
            <time dateTime={service.updatedAt}>{words}</time>
          ),
        )}
      </p>
      <div className={entry.acts}>
        <ButtonLink to={id} size="sm" preventScrollReset>
          <Pencil className={iconStyles.sm} />
          {texts.change}
          <span className={visuallyHidden.visuallyHidden}> {name}</span>
        </ButtonLink>
        <Visibility service={service} />
        {isActive && (
          <ButtonLink
            {...linkTo(`/services#${id}`)}
            target="_blank"
            size="sm"
            variant="quiet"
            aria-label={texts.viewNamed(name)}
          >
            <ExternalLink className={iconStyles.sm} />
            {texts.view}
          </ButtonLink>
        )}
        <DeleteLink id={id} name={name} />
      </div>
    </li>
  );
}

function Groups({ services }: { services: readonly ManagedService[] }) {
  const texts = useTexts(catalogueTexts);
  return serviceTypes.map((type) => {
    const own = services.filter(({ serviceType }) => serviceType === type);
    if (own.length === 0) return null;
    return (
      <section key={type} className={styles.entriesGroup} aria-labelledby={`group-${type}`}>
        <h3 className={text.caption} id={`group-${type}`}>
          {texts.groups[type]}
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
  const texts = useTexts(catalogueTexts);
  const notRead = useTexts(panelTexts).notRead.services;
  const linkTo = useLinks();
  const services = useShown(loaderData.shown, notRead);
  const form = useOutlet();
  return (
    <>
      <div inert={form !== null}>
        <TabHead
          title={loaderData.title}
          actions={
            <ButtonLink to="new" variant="primary" preventScrollReset>
              <Plus />
              {texts.add}
            </ButtonLink>
          }
        >
          {withLinks(texts.lead, (words) => (
            <Link {...linkTo('/services')}>{words}</Link>
          ))}
        </TabHead>
        {!services && (
          <EmptyState kind="error" card title={notRead}>
            <p>{texts.notReadText}</p>
          </EmptyState>
        )}
        {services?.length === 0 && (
          <EmptyState card title={texts.none}>
            <p>{texts.noneText}</p>
          </EmptyState>
        )}
        {services && <Groups services={services} />}
        <ConfirmDelete
          rows={services ?? []}
          question={texts.deleteAsked}
          keep={texts.keepIt}
          explanation={texts.deleteText}
        />
      </div>
      {form}
    </>
  );
}
