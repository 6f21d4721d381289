import { ArrowDown, CircleCheck, Hand, Hourglass } from 'lucide-react';
import { useAct } from '#app/forms/use-act.ts';
import { PayButton } from '#app/orders/ordering/pay-button.tsx';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import icon from '#app/ui/styles/icon.module.css';
import text from '#app/ui/styles/text.module.css';
import { ownerOfTurn, type Turn, turnsOf } from '#contract/orders/turn.ts';
import type { OrderView } from '#contract/orders/types.ts';
import { type RoomSide, turnPlaces, turnTitles, turnWords } from './turn-words.ts';
import styles from './whose-turn.module.css';

interface WhoseTurnProps {
  side: RoomSide;
  order: OrderView;
  payOnline: boolean;
  /** When the page was drawn, ISO 8601: both of its drawings agree. */
  now: string;
}

const isOwn = (turn: Turn, side: RoomSide): boolean => ownerOfTurn(turn) === side || ownerOfTurn(turn) === 'both';

function titleOf(turns: readonly Turn[], side: RoomSide): string {
  if (turns.some((turn) => ownerOfTurn(turn) === side)) return turnTitles[side].own;
  const others = side === 'staff' ? 'customer' : 'staff';
  if (turns.some((turn) => ownerOfTurn(turn) === others)) return turnTitles[side].other;
  if (turns.includes('meet')) return 'The appointment is next';
  return turns.every((turn) => turn === 'completed' || turn === 'cancelled') ? 'All done' : 'This continues by itself';
}

function iconOfTurns(turns: readonly Turn[], side: RoomSide) {
  if (turns.some((turn) => ownerOfTurn(turn) === side)) return { Icon: Hand, own: true };
  return {
    Icon: turns.some((turn) => turn === 'completed' || turn === 'cancelled') ? CircleCheck : Hourglass,
    own: false,
  };
}

/** For a mere "thank you": staff say in one press that it needs no answer. */
function NoAnswerNeeded({ order }: { order: OrderView }) {
  const act = useAct({ intent: 'settle' });
  const last = order.messages.at(-1);
  if (!last) return null;
  return (
    <act.Form method="post" className={styles.act}>
      <input type="hidden" name="orderId" value={order.id} />
      <input type="hidden" name="messageId" value={last.id} />
      <Button type="submit" name="intent" value="settle" size="sm" busy={act.isBusy}>
        No answer needed
      </Button>
    </act.Form>
  );
}

/** On top of a case: who acts next, and what is to be done; one's own first. */
export function WhoseTurn({ side, order, payOnline, now }: WhoseTurnProps) {
  const turns = turnsOf(order, { payOnline, now: new Date(now) });
  const sorted = turns.toSorted((a, b) => Number(isOwn(b, side)) - Number(isOwn(a, side)));
  const { Icon, own } = iconOfTurns(turns, side);
  return (
    <div className={classes(styles.turn, own && styles.own)} role="status" aria-label="Whose turn it is" tabIndex={-1}>
      <Icon aria-hidden="true" />
      <div className={styles.words}>
        <p className={styles.title}>{titleOf(turns, side)}</p>
        <ul className={styles.list}>
          {sorted.map((turn) => {
            const place = isOwn(turn, side) ? turnPlaces[turn] : undefined;
            return (
              <li key={turn} className={isOwn(turn, side) ? undefined : text.soft}>
                {turnWords[side][turn](order)}
                {place && (
                  <>
                    {' '}
                    <a href={place.to}>
                      {place.label}
                      <ArrowDown className={icon.sm} aria-hidden="true" />
                    </a>
                  </>
                )}
                {turn === 'answer' && side === 'staff' && <NoAnswerNeeded order={order} />}
                {turn === 'pay' && side === 'customer' && (
                  <div className={styles.act}>
                    <PayButton order={order} />
                  </div>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
