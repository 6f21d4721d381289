import { Link } from 'react-router';
import { useAct } from '#app/forms/use-act.ts';
import { useTexts } from '#app/language/texts.ts';
import { useLinks } from '#app/language/use-links.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Checkbox } from '#app/ui/controls/checkbox.tsx';
import { TextField } from '#app/ui/controls/text-field.tsx';
import card from '#app/ui/layout/card.module.css';
import text from '#app/ui/styles/text.module.css';
import { type AddressResult, resultsByAddress } from '#contract/scans/coverage.ts';
import { mostSpellings, type SpellingOffer } from '#contract/scans/spellings.ts';
import type { ScanView } from '#contract/scans/types.ts';
import styles from './spellings.module.css';
import { spellingsTexts } from './spellings.texts.ts';

/** "Found in 3 of 15 sources". A gap never reads as "nothing found". */
function Result({ of: { asked, answered, found } }: { of: AddressResult }) {
  const texts = useTexts(spellingsTexts);
  const result = found > 0 ? texts.found(found, asked) : texts.notFound(answered, asked);
  return answered < asked ? texts.withGap(result, asked - answered) : result;
}

/** What each spelling came to by itself. Nothing where there is one. */
function Results({ scan }: { scan: ScanView }) {
  const { byAddress } = useTexts(spellingsTexts);
  const results = resultsByAddress(scan);
  if (results.length < 2) return null;
  return (
    <section data-part="card" className={classes(card.card, styles.spellings)} aria-labelledby="by-spelling">
      <h2 className={text.displayXs} id="by-spelling">
        {byAddress}
      </h2>
      <dl className={styles.results}>
        {results.map((result) => (
          <div key={result.address}>
            <dt className={text.evidence} dir="auto">
              {result.address}
            </dt>
            <dd className={text.num}>
              <Result of={result} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Offer({ email, offer: { provider, spellings } }: { email: string; offer: SpellingOffer }) {
  const texts = useTexts(spellingsTexts);
  const act = useAct({ intent: 'spellings' });
  return (
    <section
      data-part="card"
      className={classes(card.card, styles.spellings)}
      aria-labelledby="spellings"
      data-print="hide"
    >
      <h2 className={text.displayXs} id="spellings">
        {texts.title}
      </h2>
      <p className={text.soft}>
        {withLinks(texts.text, () => (
          <bdi className={text.evidence}>{email}</bdi>
        ))}
      </p>
      <act.Form className={styles.form} method="post" aria-label={texts.form}>
        <input type="hidden" name="intent" value="spellings" />
        <fieldset className={styles.choices}>
          <legend className={text.small}>{texts.alsoAsk}</legend>
          {spellings.slice(0, mostSpellings - 1).map((spelling) => (
            <Checkbox key={spelling} name="spelling" value={spelling} defaultChecked label={spelling} />
          ))}
        </fieldset>
        <TextField
          label={texts.ownSpelling(provider)}
          hint={texts.ownSpellingHint}
          optional
          name="spelling"
          type="email"
          autoComplete="off"
          maxLength={254}
          error={act.errorOf('spellings')}
        />
        <Button type="submit" variant="secondary" busy={act.isBusy} busyLabel={texts.starting}>
          {texts.scanThese}
        </Button>
        <p className={classes(text.caption, text.soft)}>
          {withLinks(texts.eachCounts, () => (
            <bdi>{email}</bdi>
          ))}
        </p>
      </act.Form>
    </section>
  );
}

/** Where nobody but the mailbox itself can say that both are one. */
function Untagged({ email, untagged, provider }: { email: string; untagged: string; provider: string }) {
  const texts = useTexts(spellingsTexts);
  const linkTo = useLinks();
  return (
    <section
      data-part="card"
      className={classes(card.card, styles.spellings)}
      aria-labelledby="untagged"
      data-print="hide"
    >
      <h2 className={text.displayXs} id="untagged">
        {withLinks(texts.isYours, () => (
          <bdi>{untagged}</bdi>
        ))}
      </h2>
      <p className={text.soft}>
        {withLinks(
          texts.untagged(provider),
          () => (
            <bdi className={text.evidence}>{email}</bdi>
          ),
          () => (
            <bdi className={text.evidence}>{untagged}</bdi>
          ),
        )}{' '}
        <Link {...linkTo('/free-scan')}>{texts.startFree}</Link>
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
