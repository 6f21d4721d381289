import { Form } from 'react-router';
import { Button } from '#app/ui/controls/button.tsx';
import { SettingRow } from '#app/ui/layout/setting-row.tsx';

interface AskRowProps {
  /** What is asked about, as the address says it where no scripts run. */
  ask: 'deactivate' | 'erase';
  /** For how long the account ends. */
  title: string;
  hint: string;
  /** Of the button. */
  label: string;
  disabled: boolean;
  onAsk: () => void;
}

/** A way to end the account, with the button that opens its question: a dialog, or without JavaScript the same page with the question on it. */
export function AskRow({ ask, title, hint, label, disabled, onAsk }: AskRowProps) {
  return (
    <SettingRow label={title} hint={hint}>
      <Form
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          onAsk();
        }}
      >
        <input type="hidden" name="ask" value={ask} />
        <Button type="submit" variant="danger-quiet" disabled={disabled}>
          {label}
        </Button>
      </Form>
    </SettingRow>
  );
}
