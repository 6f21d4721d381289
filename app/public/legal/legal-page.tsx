import { useFormats } from '#app/ui/formats.ts';
import { Notice } from '#app/ui/layout/notice.tsx';
import type { LegalPage as Page } from '#contract/site/legal.ts';
import './legal.css';
import '#app/public/shell/prose.css';

/** A legal page with its contents: as it is, and as staff would make it. */
export function LegalPage({ page }: { page: Page }) {
  const { longDate } = useFormats();
  return (
    <div className="page legal">
      <div className="legal__head">
        <h1 className="display-lg">{page.title}</h1>
        <p className="soft">
          Last updated <time dateTime={page.updated}>{longDate(page.updated)}</time>
        </p>
      </div>
      <nav className="legal__contents" aria-label="Contents">
        <p className="legal__group">Contents</p>
        <ol>
          {page.sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="legal__text prose">
        {page.draft && <Notice>Draft for review by counsel</Notice>}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by platform/text */}
        <div className="legal__intro" dangerouslySetInnerHTML={{ __html: page.introHtml }} />
        {page.sections.map(({ id, title, html }, index) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>
              {index + 1}. {title}
            </h2>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by platform/text */}
            <div dangerouslySetInnerHTML={{ __html: html }} />
          </section>
        ))}
      </div>
    </div>
  );
}
