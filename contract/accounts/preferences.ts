import { defaultStyle, type FormatStyle } from '#contract/base/formats.ts';

/** In the order of the list on the settings page, under their labels there. */
export const languages = { en: 'English', es: 'Spanish', fr: 'French' } as const;
export type Language = keyof typeof languages;

const locales: Record<Language, string> = { en: defaultStyle.locale, es: 'es-ES', fr: 'fr-FR' };

/** Kept as IANA zones, so that summer time is right. */
export const timeZones = { UTC: 'UTC', 'America/New_York': 'EST', 'America/Los_Angeles': 'PST' } as const;
export type TimeZone = keyof typeof timeZones;

export interface Preferences {
  /** Mail that says a scan has ended or that somebody answered. */
  emailNotifications: boolean;
  /** Mail that says how an order moves on. */
  serviceUpdates: boolean;
  language: Language;
  timeZone: TimeZone;
}

/** Until somebody chooses otherwise. */
export const defaultPreferences: Preferences = {
  emailNotifications: true,
  serviceUpdates: true,
  language: 'en',
  timeZone: 'UTC',
};

export const styleOf = ({ language, timeZone }: Preferences): FormatStyle => ({ locale: locales[language], timeZone });
