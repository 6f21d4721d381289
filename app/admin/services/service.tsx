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
import { MainOffer, SpecialOffer } from '#app/public/services/service-offers.tsx';
import { Checkbox } from '#app/ui/controls/checkbox.tsx';
import { SelectField } from '#app/ui/controls/select-field.tsx';
import { TextAreaField, TextField } from '#app/ui/controls/text-field.tsx';
import textStyles from '#app/ui/styles/text.module.css';
import { appointmentLengths } from '#contract/orders/appointments.ts';
import { serviceInput } from '#contract/site/service-input.ts';
import {
  currencies,
  type Intake,
  intakes,
  type ManagedService,
  type ServiceCard,
  serviceTypes,
} from '#contract/site/services.ts';
import { createService } from '#core/site/services/actions/create-service.ts';
import { updateService } from '#core/site/services/actions/update-service.ts';
import { getManagedService, listServices } from '#core/site/services/queries/services.ts';
import type { Route } from './+types/service.ts';

const list = '/admin/services';
const failures = leading({ save: 'Failed to save service' });

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  adminTitle(matches[0].loaderData, loaderData?.service ? 'Edit Service' : 'Add Service');

export async function loader({ context, params: { serviceId } }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const offered = (await listServices(ctx)).map(({ id, name }) => ({ id, name }));
  return { service: serviceId ? await getManagedService(ctx, serviceId) : null, offered };
}

export const action = acts(failures, {
  save: defineAct({
    schema: serviceInput,
    input: savedFields,
    keep: 'all',
    async run(ctx, service, { params: { serviceId }, fields: { version } }) {
      if (serviceId === undefined) return createService(ctx, service).then(() => 'Service created successfully');
      return updateService(ctx, serviceId, service, String(version)).then(() => 'Service updated successfully');
    },
    done: (said) => said,
    to: list,
  }),
});

export const clientAction = clientActs(failures);

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
  buttonLabel: 'Request Service',
  badge: null,
  isActive: true,
  version: '',
};

const typeOptions = [
  { value: 'main', label: 'main' },
  { value: 'special', label: 'special' },
] as const satisfies readonly { value: (typeof serviceTypes)[number]; label: string }[];
const currencyOptions = currencies.map((value) => ({ value, label: value }));
const intakeOptions = [
  { value: 'note', label: 'a note only' },
  { value: 'scan', label: 'the latest scan' },
  { value: 'impersonation', label: 'names, and links to pictures' },
  { value: 'appointment', label: 'an appointment' },
] as const satisfies readonly { value: Intake; label: string }[];
const lengthOptions = appointmentLengths.map((minutes) => ({ value: String(minutes), label: `${minutes} minutes` }));
const unitOptions = [
  { value: 'service', label: 'the whole service' },
  { value: 'hour', label: 'an hour' },
];

/** The fields as the catalogue would show them; what cannot be read yet is left at nothing. */
function cardFrom(form: HTMLFormElement, id: string): ServiceCard {
  const fields = new FormData(form);
  const text = (name: string) => String(fields.get(name) ?? '').trim();
  const price = Number(text('price'));
  return {
    id,
    name: text('name') || 'Name',
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
    buttonLabel: text('buttonLabel') || 'Request Service',
    badge: text('badge') || null,
  };
}

type Offered = readonly Pick<ServiceCard, 'id' | 'name'>[];

function Preview({ card, offered }: { card: ServiceCard; offered: Offered }) {
  const Offer = card.serviceType === 'main' ? MainOffer : SpecialOffer;
  return (
    <section className={styles.sheetPreview} aria-label="Preview">
      <h3 className={textStyles.caption}>Preview</h3>
      <div className={styles.ground} inert>
        <Offer service={{ ...card, id: `preview-${card.id}` }} offered={offered} />
      </div>
    </section>
  );
}

/** A service may contain any other one whole. */
const includedOptions = (offered: Offered, id: string) => [
  { value: 'none', label: 'nothing else' },
  ...offered.filter((one) => one.id !== id).map(({ id: value, name: label }) => ({ value, label })),
];

function ServiceForm({ service, offered }: { service: ManagedService | null; offered: Offered }) {
  const start = service ?? empty;
  const form = useSheetForm('save', start.version);
  const [card, setCard] = useState<ServiceCard>(start);
  const { field } = form;
  return (
    <>
      <SheetForm
        form={form}
        save="Save Service"
        list={list}
        onInput={(event) => setCard(cardFrom(event.currentTarget, start.id))}
      >
        <TextField {...field('name', start.name)} label="Name" required maxLength={120} />
        <div className={sheetForm.row}>
          <TextField
            {...field('price', service ? String(service.price) : '')}
            label="Price"
            type="number"
            inputMode="decimal"
            step="0.01"
            min="0"
            required
          />
          <SelectField {...field('currency', start.currency)} label="Currency" options={currencyOptions} />
          <SelectField
            {...field('priceUnit', start.priceUnit ?? 'service')}
            label="Price is for"
            options={unitOptions}
          />
        </div>
        <div className={sheetForm.row}>
          <SelectField {...field('serviceType', start.serviceType)} label="Service type" options={typeOptions} />
          <TextField
            {...field('position', service ? String(service.position) : '')}
            label="Place"
            type="number"
            min="0"
            max="9999"
            step="1"
            optional
            hint="Within its type in the catalogue, lowest first. Leave empty to put it last."
          />
        </div>
        <div className={sheetForm.row}>
          <SelectField
            {...field('intake', start.intake)}
            label="The order form asks for"
            options={intakeOptions}
            hint="Besides a note, which every form takes."
          />
          <SelectField
            {...field('appointmentMinutes', String(start.appointmentMinutes))}
            label="Length of an appointment"
            options={lengthOptions}
            hint="Where the form asks for one."
          />
        </div>
        <TextField {...field('description', start.description)} label="Description" optional maxLength={300} />
        <TextAreaField
          {...field('detailedDescription', start.detailedDescription)}
          label="Detailed description"
          optional
          rows={5}
          maxLength={4_000}
        />
        <TextAreaField
          {...field('features', start.features.join('\n'))}
          label="Features"
          hint="One per line."
          optional
          rows={5}
          maxLength={6_000}
        />
        <SelectField
          {...field('includes', start.includes ?? 'none')}
          label="Includes everything in"
          options={includedOptions(offered, start.id)}
          hint="The card names it, and the comparison counts its features."
        />
        <div className={sheetForm.row}>
          <TextField {...field('buttonLabel', start.buttonLabel)} label="Button label" optional maxLength={40} />
          <TextField
            {...field('badge', start.badge ?? '')}
            label="Badge"
            optional
            maxLength={20}
            hint="Free, Popular, or your own word."
          />
        </div>
        <Translations form={form} fields={serviceFields} edited={service?.translations} english={service} />
        <Checkbox
          name="isActive"
          label="Active"
          hint="Visible in the catalogue, and can be ordered."
          defaultChecked={form.initialTick('isActive', start.isActive)}
        />
      </SheetForm>
      <Preview card={card} offered={offered} />
    </>
  );
}

export default function Service({ loaderData: { service, offered } }: Route.ComponentProps) {
  return (
    <Sheet title={service ? 'Edit Service' : 'Add Service'} closeTo={list}>
      <ServiceForm key={service?.id ?? 'new'} service={service} offered={offered} />
    </Sheet>
  );
}
