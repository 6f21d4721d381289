import { data, useSearchParams } from 'react-router';
import { requestContext } from '#app/context.ts';
import { SegmentLinks } from '#app/ui/charts/segments.tsx';
import { themes } from '#app/ui/controls/theme.ts';
import { Logo } from '#app/ui/display/logo.tsx';
import page from '#app/ui/layout/page.module.css';
import text from '#app/ui/styles/text.module.css';
import type { Route } from './+types/gallery.ts';
import styles from './gallery.module.css';
import { ButtonSection, FieldSection, TypeSection } from './gallery-basics.tsx';
import { BadgeSection, DataSection, LoadingSection, StateSection } from './gallery-data.tsx';
import { DrawingSection, GaugeSection } from './gallery-drawings.tsx';
import { NavigationSection, OverlaySection, ToastSection } from './gallery-overlays.tsx';

/** For the people who build the product: not part of it. */
export function loader({ context }: Route.LoaderArgs) {
  if (context.get(requestContext).platform.config.mode === 'production') throw data(null, { status: 404 });
  return null;
}

export const meta: Route.MetaFunction = () => [{ title: 'Components' }, { name: 'robots', content: 'noindex' }];

const segments = themes.map((value) => ({ value, label: value }));

export default function Gallery() {
  const [search] = useSearchParams();
  const theme = search.get('theme') ?? 'system';
  return (
    <div className={styles.ground} data-theme={theme === 'system' ? undefined : theme}>
      <main className={page.page} id="main">
        <header className={styles.specHead}>
          <Logo name="Quietprint" />
          <h1 className={text.displayMd}>Components</h1>
          <p className={text.soft}>Every component in every state, as the product uses them.</p>
          <SegmentLinks label="Theme" segments={segments} current={theme} hrefFor={(value) => `?theme=${value}`} />
        </header>
        <TypeSection />
        <ButtonSection />
        <FieldSection />
        <BadgeSection />
        <ToastSection />
        <OverlaySection />
        <NavigationSection />
        <DataSection />
        <LoadingSection />
        <GaugeSection />
        <DrawingSection />
        <StateSection />
      </main>
    </div>
  );
}
