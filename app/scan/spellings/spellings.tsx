import { Link } from 'react-router';
import { useAct } from '#app/forms/use-act.ts';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Checkbox } from '#app/ui/controls/checkbox.tsx';
import { TextField } from '#app/ui/controls/text-field.tsx';
import card from '#app/ui/layout/card.module.css';
import text from '#app/ui/styles/text.module.css';
import { plural } from '#contract/base/formats.ts';
import { type AddressResult, resultsByAddress } from '#contract/scans/coverage.ts';
import { mostSpellings, type SpellingOffer } from '#contract/scans/spellings.ts';
import type { ScanView } from '#contract/scans/types.ts';
import styles from './spellings.module.css';

/** "Found in 3 of 15 sources". A gap never reads as "nothing found". */
function resultWords({ asked, answered, found }: AddressResult): string {
  const gap = answered < asked ? `, ${asked - answered} without an answer` : '';
  const sources = plural(asked, 'source');
  return found > 0 ? `Found in ${found} of ${sources}${gap}` : `Nothing found in ${answered} of ${sources}${gap}`;
}

/** What each spelling came to by itself. Nothing where there is one. */
function Results({ scan }: { scan: ScanView }) {
  const results = resultsByAddress(scan);
  if (results.length < 2) return null;
  return (
    <section data-part="card" className={classes(card.card, styles.spellings)} aria-labelledby="by-spelling">
      <h2 className={text.displayXs} id="by-spelling">
        Address by address
      </h2>
      <dl className={styles.results}>
        {results.map((result) => (
          <div key={result.address}>
            <dt className={text.evidence} dir="auto">
              {result.address}
            </dt>
            <dd className={text.num}>{resultWords(result)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Offer({ email, offer: { provider, spellings } }: { email: string; offer: SpellingOffer }) {
  const act = useAct({ intent: 'spellings' });
  return (
    <section
      data-part="card"
      className={classes(card.card, styles.spellings)}
      aria-labelledby="spellings"
      data-print="hide"
    >
      <h2 className={text.displayXs} id="spellings">
        Look for other spellings of your address
      </h2>
      <p className={text.soft}>
        This report is about <bdi className={text.evidence}>{email}</bdi>, as it is spelt here. Mail to the addresses
        below reaches you as well, but sources know each of them as an address of its own.
      </p>
      <act.Form className={styles.form} method="post" aria-label="Other spellings">
        <input type="hidden" name="intent" value="spellings" />
        <fieldset className={styles.choices}>
          <legend className={text.small}>Also ask about</legend>
          {spellings.slice(0, mostSpellings - 1).map((spelling) => (
            <Checkbox key={spelling} name="spelling" value={spelling} defaultChecked label={spelling} />
          ))}
        </fieldset>
        <TextField
          label={`As it is spelt in your account at ${provider}`}
          hint="Only if it differs: with other dots, for example."
          optional
          name="spelling"
          type="email"
          autoComplete="off"
          maxLength={254}
          error={act.errorOf('spellings')}
        />
        <Button type="submit" variant="secondary" busy={act.isBusy} busyLabel="Starting…">
          Scan these as well
        </Button>
        <p className={classes(text.caption, text.soft)}>
          A new scan asks about <bdi>{email}</bdi> and about each of these by itself. Each counts as one free scan.
        </p>
      </act.Form>
    </section>
  );
}

/** Where nobody but the mailbox itself can say that both are one. */
function Untagged({ email, untagged, provider }: { email: string; untagged: string; provider: string }) {
  return (
    <section
      data-part="card"
      className={classes(card.card, styles.spellings)}
      aria-labelledby="untagged"
      data-print="hide"
    >
      <h2 className={text.displayXs} id="untagged">
        Is <bdi>{untagged}</bdi> yours as well?
      </h2>
      <p className={text.soft}>
        This report is about <bdi className={text.evidence}>{email}</bdi>, as it is spelt here. Sources know the address
        without the tag as another one. We do not know what {provider} does with a tag, so a scan of{' '}
        <bdi className={text.evidence}>{untagged}</bdi> starts with a link that we mail there.{' '}
        <Link to="/free-scan">Start a free scan</Link>
      </p>
    </section>
  );
}

/** What each spelling of the address came to, and the others that can be scanned with one press. */
export function Spellings({ scan, offer }: { scan: ScanView; offer: SpellingOffer | null }) {
  return (
    <>
      <Results scan={scan} />
      {offer && offer.spellings.length > 0 && <Offer email={scan.email} offer={offer} />}
      {offer?.untagged && <Untagged email={scan.email} untagged={offer.untagged} provider={offer.provider} />}
    </>
  );
}
