import { Download } from 'lucide-react';
import { Link } from 'react-router';
import { requestContext } from '#app/context.ts';
import { orNone } from '#app/forms/read.ts';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
import { useLanguage } from '#app/language/use-language.ts';
import { useLinks } from '#app/language/use-links.ts';
import { pageMeta } from '#app/public/shell/page-meta.ts';
import { PrintButton, ScanReport } from '#app/scan/report/scan-report.tsx';
import { scanWords } from '#app/scan/scan-words.texts.ts';
import { classes } from '#app/ui/classes.ts';
import { buttonClass } from '#app/ui/controls/button.tsx';
import { Notice } from '#app/ui/display/notice.tsx';
import page from '#app/ui/layout/page.module.css';
import { sampledService } from '#contract/scans/sample.ts';
import { listOfferedServices } from '#core/site/services/queries/services.ts';
import type { Route } from './+types/sample-report.ts';
import { sampleTexts } from './sample.texts.ts';
import { sampleReports } from './sample.ts';
import styles from './sample-report.module.css';

export async function loader(args: Route.LoaderArgs) {
  const ctx = args.context.get(requestContext);
  const language = languageOf(args);
  const { title, description } = await sampleTexts.in(language);
  return {
    title,
    description,
    ...sampleReports[language],
    offered: await orNone(ctx, 'What can be ordered', () => listOfferedServices(ctx, language)),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) =>
  loaderData
    ? pageMeta(matches[0].loaderData, {
        title: loaderData.title,
        description: loaderData.description,
        path: location.pathname,
      })
    : [];

/** A file: the browser is to ask the server for it. */
function Pdf() {
  const { pdf } = useTexts(sampleTexts);
  const language = useLanguage();
  return (
    <a
      data-part="button"
      className={buttonClass({ variant: 'secondary' })}
      href={`/sample-report.pdf?language=${language}`}
      download="sample-exposure-report.pdf"
    >
      <Download aria-hidden="true" />
      {pdf}
    </a>
  );
}

/** What a Detailed Exposure Report looks like, drawn as a customer's own is. */
export default function Sample({ loaderData: { scan, brokers, offered } }: Route.ComponentProps) {
  const texts = useTexts(sampleTexts);
  const { sampleNote } = useTexts(scanWords);
  const linkTo = useLinks();
  return (
    <div className={classes(page.page, styles.sample)}>
      <Notice>
        <p>
          {sampleNote} {texts.asMade}{' '}
          <Link {...linkTo(`/services#${sampledService}`)} data-print="hide">
            {texts.price}
          </Link>
        </p>
      </Notice>
      <ScanReport
        scan={scan}
        brokers={brokers}
        offered={offered}
        actions={
          <>
            <Pdf />
            <PrintButton />
          </>
        }
      />
    </div>
  );
}
