import { ArrowDown, CircleCheck, Hand, Hourglass } from 'lucide-react';
import { useAct } from '#app/forms/use-act.ts';
import { useTexts } from '#app/language/texts.ts';
import { PayButton } from '#app/orders/ordering/pay-button.tsx';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import icon from '#app/ui/styles/icon.module.css';
import text from '#app/ui/styles/text.module.css';
import type { Texts } from '#contract/base/texts.ts';
import { ownerOfTurn, type Turn, turnsOf } from '#contract/orders/turn.ts';
import type { OrderView } from '#contract/orders/types.ts';
import type english from './room.texts.en.ts';
import { roomTexts } from './room.texts.ts';
import type { RoomSide } from './side.ts';
import styles from './whose-turn.module.css';

interface WhoseTurnProps {
  side: RoomSide;
  order: OrderView;
  payOnline: boolean;
  /** When the page was drawn, ISO 8601: both of its drawings agree. */
  now: string;
}

const isOwn = (turn: Turn, side: RoomSide): boolean => ownerOfTurn(turn) === side || ownerOfTurn(turn) === 'both';

type Titles = Texts<typeof english>['titles'];

function titleOf(titles: Titles, turns: readonly Turn[], side: RoomSide): string {
  if (turns.some((turn) => ownerOfTurn(turn) === side)) return titles[side].own;
  const others = side === 'staff' ? 'customer' : 'staff';
  if (turns.some((turn) => ownerOfTurn(turn) === others)) return titles[side].other;
  if (turns.includes('meet')) return titles.appointment;
  return turns.every((turn) => turn === 'completed' || turn === 'cancelled') ? titles.done : titles.byItself;
}

function iconOfTurns(turns: readonly Turn[], side: RoomSide) {
  if (turns.some((turn) => ownerOfTurn(turn) === side)) return { Icon: Hand, own: true };
  return {
    Icon: turns.some((turn) => turn === 'completed' || turn === 'cancelled') ? CircleCheck : Hourglass,
    own: false,
  };
}

type Places = Texts<typeof english>['places'];

/** Where on the page it is done. */
const places: Readonly<Partial<Record<Turn, { to: string; label: keyof Places }>>> = {
  'choose-time': { to: '#appointment', label: 'times' },
  read: { to: '#newest', label: 'newest' },
  answer: { to: '#newest', label: 'newest' },
  assign: { to: '#plan', label: 'plan' },
  bill: { to: '#write', label: 'write' },
};

/** For a mere "thank you": staff say in one press that it needs no answer. */
function NoAnswerNeeded({ order }: { order: OrderView }) {
  const { noAnswerNeeded } = useTexts(roomTexts);
  const act = useAct({ intent: 'settle' });
  const last = order.messages.at(-1);
  if (!last) return null;
  return (
    <act.Form method="post" className={styles.act}>
      <input type="hidden" name="orderId" value={order.id} />
      <input type="hidden" name="messageId" value={last.id} />
      <Button type="submit" name="intent" value="settle" size="sm" busy={act.isBusy}>
        {noAnswerNeeded}
      </Button>
    </act.Form>
  );
}

/** On top of a case: who acts next, and what is to be done; one's own first. */
export function WhoseTurn({ side, order, payOnline, now }: WhoseTurnProps) {
  const texts = useTexts(roomTexts);
  const turns = turnsOf(order, { payOnline, now: new Date(now) });
  const sorted = turns.toSorted((a, b) => Number(isOwn(b, side)) - Number(isOwn(a, side)));
  const { Icon, own } = iconOfTurns(turns, side);
  return (
    <div className={classes(styles.turn, own && styles.own)} role="status" aria-label={texts.whoseTurn} tabIndex={-1}>
      <Icon aria-hidden="true" />
      <div className={styles.words}>
        <p className={styles.title}>{titleOf(texts.titles, turns, side)}</p>
        <ul className={styles.list}>
          {sorted.map((turn) => {
            const place = isOwn(turn, side) ? places[turn] : undefined;
            return (
              <li key={turn} className={isOwn(turn, side) ? undefined : text.soft}>
                {texts.turns[side][turn](order)}
                {place && (
                  <>
                    {' '}
                    <a href={place.to}>
                      {texts.places[place.label]}
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
