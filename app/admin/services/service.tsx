import { useState } from 'react';
import { serviceFields } from '#app/admin/languages/translation-fields.ts';
import { Translations } from '#app/admin/languages/translations.tsx';
import { Sheet } from '#app/admin/sheets/sheet.tsx';
import sheetForm from '#app/admin/sheets/sheet-form.module.css';
import { SheetForm } from '#app/admin/sheets/sheet-form.tsx';
import styles from '#app/admin/sheets/sheet-preview.module.css';
import { useSheetForm } from '#app/admin/sheets/use-sheet-form.tsx';
import { adminTitle } from '#app/admin/shell/page-title.ts';
import { requestContext } from '#app/context.ts';
import { acts, defineAct, savedFields } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { leading } from '#app/forms/words.ts';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
import { MainOffer, SpecialOffer } from '#app/public/services/service-offers.tsx';
import { Checkbox } from '#app/ui/controls/checkbox.tsx';
import { SelectField } from '#app/ui/controls/select-field.tsx';
import { TextAreaField, TextField } from '#app/ui/controls/text-field.tsx';
import textStyles from '#app/ui/styles/text.module.css';
import type { Language } from '#contract/base/languages.ts';
import { appointmentLengths } from '#contract/orders/appointments.ts';
import { serviceInput } from '#contract/site/service-input.ts';
import {
  currencies,
  intakes,
  type ManagedService,
  type ServiceCard,
  serviceTypes,
  usualButtonLabel,
} from '#contract/site/services.ts';
import { createService } from '#core/site/services/actions/create-service.ts';
import { updateService } from '#core/site/services/actions/update-service.ts';
import { getManagedService, listServices } from '#core/site/services/queries/services.ts';
import type { Route } from './+types/service.ts';
import { catalogueTexts } from './catalogue.texts.ts';

const list = '/admin/services';
const failuresIn = async (language: Language) => leading({ save: (await catalogueTexts.in(language)).failed.save });

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? adminTitle(matches[0].loaderData, loaderData.title) : [];

export async function loader(args: Route.LoaderArgs) {
  const ctx = args.context.get(requestContext);
  const { serviceId } = args.params;
  const { add, edit } = await catalogueTexts.in(languageOf(args));
  const offered = (await listServices(ctx)).map(({ id, name }) => ({ id, name }));
  const service = serviceId ? await getManagedService(ctx, serviceId) : null;
  return { title: service ? edit : add, service, offered };
}

export const action = acts(failuresIn, {
  save: defineAct({
    schema: serviceInput,
    input: savedFields,
    keep: 'all',
    async run(ctx, service, { params: { serviceId }, fields: { version } }) {
      if (serviceId === undefined) await createService(ctx, service);
      else await updateService(ctx, serviceId, service, String(version));
    },
    done: async (_done, _ctx, { params: { serviceId }, language }) =>
      (await catalogueTexts.in(language)).done[serviceId === undefined ? 'create' : 'update'],
    to: list,
  }),
});

export const clientAction = clientActs(failuresIn);

const empty: ServiceCard & Pick<ManagedService, 'isActive' | 'version'> = {
  id: 'new',
  name: '',
  description: '',
  detailedDescription: '',
  price: 0,
  priceUnit: null,
  currency: 'GBP',
  serviceType: 'main',
  features: [],
  includes: null,
  intake: 'scan',
  appointmentMinutes: 60,
  buttonLabel: usualButtonLabel,
  badge: null,
  isActive: true,
  version: '',
};

const units = ['service', 'hour'] as const;
const currencyOptions = currencies.map((value) => ({ value, label: value }));
/** The fields as the catalogue would show them; what cannot be read yet is left at nothing. @param nameless as a name */
function cardFrom(form: HTMLFormElement, id: string, nameless: string): ServiceCard {
  const fields = new FormData(form);
  const text = (name: string) => String(fields.get(name) ?? '').trim();
  const price = Number(text('price'));
  return {
    id,
    name: text('name') || nameless,
    description: text('description'),
    detailedDescription: text('detailedDescription'),
    price: Number.isFinite(price) ? price : 0,
    priceUnit: text('priceUnit') === 'hour' ? 'hour' : null,
    currency: currencies.find((one) => one === text('currency')) ?? 'GBP',
    serviceType: serviceTypes.find((one) => one === text('serviceType')) ?? 'main',
    features: text('features') === '' ? [] : text('features').split(/\s*\n\s*/),
    includes: text('includes') === 'none' ? null : text('includes'),
    intake: intakes.find((one) => one === text('intake')) ?? 'scan',
    appointmentMinutes: Number(text('appointmentMinutes')),
    buttonLabel: text('buttonLabel') || usualButtonLabel,
    badge: text('badge') || null,
  };
}

type Offered = readonly Pick<ServiceCard, 'id' | 'name'>[];

function Preview({ card, offered }: { card: ServiceCard; offered: Offered }) {
  const texts = useTexts(catalogueTexts);
  const Offer = card.serviceType === 'main' ? MainOffer : SpecialOffer;
  return (
    <section className={styles.sheetPreview} aria-label={texts.preview}>
      <h3 className={textStyles.caption}>{texts.preview}</h3>
      <div className={styles.ground} inert>
        <Offer service={{ ...card, id: `preview-${card.id}` }} offered={offered} />
      </div>
    </section>
  );
}

/** A service may contain any other one whole. */
const includedOptions = (offered: Offered, id: string, nothing: string) => [
  { value: 'none', label: nothing },
  ...offered.filter((one) => one.id !== id).map(({ id: value, name: label }) => ({ value, label })),
];

function ServiceForm({ service, offered }: { service: ManagedService | null; offered: Offered }) {
  const texts = useTexts(catalogueTexts);
  const start = service ?? empty;
  const form = useSheetForm('save', start.version);
  const [card, setCard] = useState<ServiceCard>(start);
  const { field } = form;
  return (
    <>
      <SheetForm
        form={form}
        save={texts.save}
        list={list}
        onInput={(event) => setCard(cardFrom(event.currentTarget, start.id, texts.name))}
      >
        <TextField {...field('name', start.name)} label={texts.name} required maxLength={120} />
        <div className={sheetForm.row}>
          <TextField
            {...field('price', service ? String(service.price) : '')}
            label={texts.price}
            type="number"
            inputMode="decimal"
            step="0.01"
            min="0"
            required
          />
          <SelectField {...field('currency', start.currency)} label={texts.currency} options={currencyOptions} />
          <SelectField
            {...field('priceUnit', start.priceUnit ?? 'service')}
            label={texts.priceIsFor}
            options={units.map((value) => ({ value, label: texts.units[value] }))}
          />
        </div>
        <div className={sheetForm.row}>
          <SelectField
            {...field('serviceType', start.serviceType)}
            label={texts.type}
            options={serviceTypes.map((value) => ({ value, label: texts.types[value] }))}
          />
          <TextField
            {...field('position', service ? String(service.position) : '')}
            label={texts.place}
            type="number"
            min="0"
            max="9999"
            step="1"
            optional
            hint={texts.placeHint}
          />
        </div>
        <div className={sheetForm.row}>
          <SelectField
            {...field('intake', start.intake)}
            label={texts.intake}
            options={intakes.map((value) => ({ value, label: texts.intakes[value] }))}
            hint={texts.intakeHint}
          />
          <SelectField
            {...field('appointmentMinutes', String(start.appointmentMinutes))}
            label={texts.length}
            options={appointmentLengths.map((count) => ({ value: String(count), label: texts.minutes(count) }))}
            hint={texts.lengthHint}
          />
        </div>
        <TextField {...field('description', start.description)} label={texts.description} optional maxLength={300} />
        <TextAreaField
          {...field('detailedDescription', start.detailedDescription)}
          label={texts.detailed}
          optional
          rows={5}
          maxLength={4_000}
        />
        <TextAreaField
          {...field('features', start.features.join('\n'))}
          label={texts.features}
          hint={texts.featuresHint}
          optional
          rows={5}
          maxLength={6_000}
        />
        <SelectField
          {...field('includes', start.includes ?? 'none')}
          label={texts.includes}
          options={includedOptions(offered, start.id, texts.includesNothing)}
          hint={texts.includesHint}
        />
        <div className={sheetForm.row}>
          <TextField {...field('buttonLabel', start.buttonLabel)} label={texts.buttonLabel} optional maxLength={40} />
          <TextField
            {...field('badge', start.badge ?? '')}
            label={texts.badge}
            optional
            maxLength={20}
            hint={texts.badgeHint}
          />
        </div>
        <Translations form={form} fields={serviceFields} edited={service?.translations} english={service} />
        <Checkbox
          name="isActive"
          label={texts.isActive}
          hint={texts.isActiveHint}
          defaultChecked={form.initialTick('isActive', start.isActive)}
        />
      </SheetForm>
      <Preview card={card} offered={offered} />
    </>
  );
}

export default function Service({ loaderData: { title, service, offered } }: Route.ComponentProps) {
  return (
    <Sheet title={title} closeTo={list}>
      <ServiceForm key={service?.id ?? 'new'} service={service} offered={offered} />
    </Sheet>
  );
}
