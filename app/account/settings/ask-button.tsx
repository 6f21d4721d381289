import { Form } from 'react-router';
import { Button } from '#app/ui/controls/button.tsx';

interface AskButtonProps {
  /** What is asked about, as the address says it where no scripts run. */
  ask: 'deactivate' | 'erase';
  label: string;
  disabled: boolean;
  onAsk: () => void;
}

/** Opens the question before an account ends: a dialog, or without JavaScript the same page with the question on it. */
export function AskButton({ ask, label, disabled, onAsk }: AskButtonProps) {
  return (
    <Form
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        onAsk();
      }}
    >
      <input type="hidden" name="ask" value={ask} />
      <Button type="submit" variant="danger-quiet" flush disabled={disabled}>
        {label}
      </Button>
    </Form>
  );
}
