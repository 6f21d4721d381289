import { ArrowRight, Plus } from 'lucide-react';
import { classes } from '#app/ui/classes.ts';
import button from '#app/ui/controls/button.module.css';
import { Button, ButtonLink, type ButtonLook } from '#app/ui/controls/button.tsx';
import { Checkbox } from '#app/ui/controls/checkbox.tsx';
import { PasswordField } from '#app/ui/controls/password-field.tsx';
import { Select, SelectField } from '#app/ui/controls/select-field.tsx';
import { TextAreaField, TextField } from '#app/ui/controls/text-field.tsx';
import { SettingCheckbox, SettingRow } from '#app/ui/layout/setting-row.tsx';
import text from '#app/ui/styles/text.module.css';
import styles from './gallery.module.css';
import galleryBasics from './gallery-basics.module.css';
import { Item, Section } from './section.tsx';
import spec from './spec.module.css';

const swatches = [
  'canvas',
  'surface',
  'surface-sunken',
  'surface-tint',
  'surface-inverse',
  'ink',
  'ink-soft',
  'ink-faint',
  'line',
  'line-strong',
  'primary',
  'primary-soft',
  'link',
  'focus',
  'danger',
  'danger-soft',
  'warning',
  'warning-soft',
  'success',
  'success-soft',
  'info',
  'info-soft',
  'print-line',
  'print-loud',
  'chart-1',
  'chart-2',
  'chart-3',
  'chart-4',
  'chart-5',
  'chart-6',
];

export function TypeSection() {
  return (
    <>
      <Section title="Colour roles">
        <div className={galleryBasics.swatches}>
          {swatches.map((name) => (
            <span key={name} className={galleryBasics.swatch}>
              <i style={{ background: `var(--qp-${name})` }} />
              {name}
            </span>
          ))}
        </div>
      </Section>
      <Section title="Type">
        <p className={text.displayXl}>Quiet</p>
        <p className={text.displayLg}>Display large, Ysabeau Office 580</p>
        <p className={text.displayMd}>Display medium</p>
        <p className={text.displaySm}>Display small</p>
        <p className={text.displayXs}>Display extra small, 22 px, the floor for Ysabeau</p>
        <p className={text.lead}>Lead. Commissioner 400, up to 20 px, 36 em wide.</p>
        <p>
          Body, Commissioner 400 at 16 px on 25. <strong>Strong is 600.</strong>{' '}
          <a href="#main">A link is underlined.</a>
        </p>
        <p className={classes(text.small, text.soft)}>Small, 14 px on 21.</p>
        <p className={classes(text.caption, text.soft)}>Caption, 13 px on 18: the smallest text with meaning.</p>
        <p className={text.evidence}>Evidence: amelia.hart@example.com 0O 1lI 8B 5S 203.0.113.24</p>
      </Section>
    </>
  );
}

const variants: NonNullable<ButtonLook['variant']>[] = [
  'primary',
  'secondary',
  'soft',
  'quiet',
  'danger',
  'danger-quiet',
];

export function ButtonSection() {
  return (
    <Section title="Button">
      {variants.map((variant) => (
        <Item key={variant} title={variant}>
          <Button variant={variant}>Start Free Scan</Button>
          <Button variant={variant} className={button.isHover}>
            Hover
          </Button>
          <Button variant={variant} busy busyLabel="Starting…">
            Start
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} size="sm">
            Small
          </Button>
          <Button variant={variant} size="lg">
            Large
          </Button>
          <Button variant={variant} icon aria-label="Add">
            <Plus />
          </Button>
        </Item>
      ))}
      <Item title="Links">
        <ButtonLink to="?theme=system" variant="secondary">
          A link as a button
        </ButtonLink>
        <a className={button.go} href="#main">
          All services
          <ArrowRight />
        </a>
      </Item>
    </Section>
  );
}

const languages = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Spanish' },
  { value: 'fr', label: 'French' },
];
const emailError = (value: string) => (value.includes('@') ? null : 'Enter an email address like name@example.com.');

export function FieldSection() {
  return (
    <Section title="Field">
      <div className={spec.grid}>
        <TextField label="Name" name="name" />
        <TextField label="Email" name="email" hint="Checked when you leave it, then as you type." check={emailError} />
        <TextField
          label="Email"
          name="wrong"
          defaultValue="amelia.hart@"
          error="Enter an email address like name@example.com."
        />
        <TextField
          label="Email"
          name="fixed"
          defaultValue="amelia.hart@example.com"
          readOnly
          hint="Email cannot be changed"
        />
        <TextField label="Name" name="off" defaultValue="Amelia Hart" disabled />
        <SelectField label="Language" name="language" options={languages} />
        <PasswordField label="Password" name="password" defaultValue="not-a-real-one" autoComplete="off" />
        <PasswordField
          label="Confirm password"
          name="again"
          autoComplete="off"
          hint="Marked as wrong by its edge: the hint says the rule already."
          invalid
          beside={<a href="#main">A link beside</a>}
        />
        <TextAreaField label="Message" name="message" optional />
        <div className={styles.stack}>
          <Checkbox label="Email notifications" name="mail" defaultChecked />
          <Checkbox label="Service updates" name="updates" hint="At most one a month." />
          <Checkbox label="Not available" name="none" disabled />
        </div>
        <div className={styles.room}>
          <SettingCheckbox
            label="Service updates"
            hint="A setting: the control stands right."
            name="setting"
            defaultChecked
          />
          <SettingRow label="Language" hint="For dates and numbers.">
            {(control) => <Select {...control} name="setting-language" options={languages} />}
          </SettingRow>
        </div>
      </div>
    </Section>
  );
}
