import commissioner from '@fontsource-variable/commissioner/files/commissioner-latin-wght-normal.woff2?url';
import ysabeau from '@fontsource-variable/ysabeau-office/files/ysabeau-office-latin-wght-normal.woff2?url';
import { type ReactNode, use, useEffect, useMemo } from 'react';
import {
  data,
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
} from 'react-router';
import { AccessDenied, isAccessDenied } from '#app/admin/shell/access-denied.tsx';
import { requestContext } from '#app/context.ts';
import { defaultStyle, type FormatStyle, formatsFor } from '#contract/base/formats.ts';
import { firstLanguage, languageFacts } from '#contract/base/languages.ts';
import { type Branding, builtInBranding, builtInFavicon } from '#contract/site/branding.ts';
import { isClosedPage } from '#contract/site/closed-pages.ts';
import { readFormatStyle } from '#core/accounts/profile/queries/preferences.ts';
import { type Context, chosenLanguage } from '#core/base/context.ts';
import { getBranding } from '#core/site/branding/queries/assets.ts';
import type { Route } from './+types/root.ts';
import './app.css';
import { useOpenPage } from '#app/browser/connection/open-page.ts';
import { forgetOthers } from '#app/browser/drafts/kept.ts';
import { useReloadAfter } from '#app/browser/live/use-reload.ts';
import { SessionCheck } from '#app/browser/session/session-check.tsx';
import { useSession } from '#app/browser/session/use-session.ts';
import { readFlash } from '#app/forms/flash.ts';
import { keepLastRead } from '#app/forms/last-read.ts';
import { isFailure } from '#app/forms/outcome.ts';
import { orNone } from '#app/forms/read.ts';
import { tellToasts } from '#app/forms/tell-toasts.ts';
import { useLanguage } from '#app/language/use-language.ts';
import { grounds, themeScript } from '#app/ui/controls/theme.ts';
import { FormatsContext } from '#app/ui/formats.ts';
import { NonceContext } from '#app/ui/nonce.ts';
import { Toasts } from '#app/ui/overlays/toasts.tsx';
import { DemoBanner } from './demo-banner.tsx';
import { Failure } from './failure.tsx';
import { useBranding } from './use-branding.ts';
import { useFavicon } from './use-favicon.ts';
import { viewerOf } from './viewer-of.ts';

const preloadFont = (href: string) =>
  ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }) as const;

export const links: LinksFunction = () => [preloadFont(ysabeau), preloadFont(commissioner)];

/** No page fails for want of a logo: the built-in one stands, and the log says why. */
const brandingOr = async (standard: Branding, context: Context): Promise<Branding> =>
  (await orNone(context, 'The branding', () => getBranding(context))) ?? standard;

/** A page in the default style is better than none. */
const styleFor = async (context: Context): Promise<FormatStyle> =>
  (await orNone(context, 'The preferences', () => readFormatStyle(context))) ?? defaultStyle;

/** What every page shows: who publishes it, who looks at it, and the number to quote when something fails. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const asked = context.get(requestContext);
  const { actor, client, platform } = asked;
  const flash = readFlash(asked, request);
  const shown = {
    site: platform.config.site,
    /** Origin of the site: what is shared names it, whatever host was asked. */
    origin: platform.config.appUrl,
    viewer: viewerOf(actor),
    branding: await brandingOr(builtInBranding, asked),
    style: await styleFor(asked),
    /** That whoever looks has chosen; a page says itself whether it follows. */
    language: chosenLanguage(actor),
    requestId: client?.requestId ?? null,
    toast: flash?.toast ?? null,
  };
  return data(shown, flash ? { headers: { 'set-cookie': flash.clear } } : {});
}

export const clientMiddleware = [keepLastRead, tellToasts];

export function Layout({ children }: { children: ReactNode }) {
  const shown = useRouteLoaderData<typeof loader>('root');
  const nonce = use(NonceContext);
  return (
    // The theme's script marks the element before React sees it.
    <html lang={languageFacts[useLanguage()].tag} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by the nonce
          dangerouslySetInnerHTML={{ __html: themeScript }}
        />
        <meta name="theme-color" content={grounds.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={grounds.dark} media="(prefers-color-scheme: dark)" />
        <link rel="icon" href={shown?.branding.faviconUrl ?? builtInFavicon} />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Meta />
        <Links nonce="" />
      </head>
      <body id="top">
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** Keeps an open page in step with the service. */
function FollowService({ viewer, branding }: Pick<Route.ComponentProps['loaderData'], 'viewer' | 'branding'>) {
  useOpenPage();
  useBranding(branding);
  useSession(viewer);
  return null;
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const isClosed = isClosedPage(useLocation().pathname);
  useFavicon(loaderData.branding.faviconUrl);
  const viewerId = loaderData.viewer?.id ?? null;
  useEffect(() => forgetOthers(viewerId), [viewerId]);
  const language = useLanguage();
  const { timeZone } = loaderData.style;
  // A translated page is written in its language throughout; an English one as its reader has chosen.
  const locale = language === firstLanguage ? loaderData.style.locale : languageFacts[language].locale;
  const formats = useMemo(() => formatsFor({ locale, timeZone }), [locale, timeZone]);
  return (
    <FormatsContext value={formats}>
      <Toasts flash={loaderData.toast}>
        {!isClosed && <FollowService viewer={loaderData.viewer} branding={loaderData.branding} />}
        {loaderData.site.demo && <DemoBanner />}
        <Outlet />
        <SessionCheck />
      </Toasts>
    </FormatsContext>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const shown = useRouteLoaderData<typeof loader>('root');
  useReloadAfter(isFailure(error) ? error : null);
  // Thrown before any loader ran, so it arrives here and not at the panel's own boundary.
  if (isRouteErrorResponse(error) && isAccessDenied(error.data)) return <AccessDenied {...error.data.accessDenied} />;
  return <Failure error={error} siteName={shown?.site.name ?? 'Quietprint'} requestId={shown?.requestId ?? null} />;
}
