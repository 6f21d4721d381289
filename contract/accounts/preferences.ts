import type { FormatStyle } from '#contract/base/formats.ts';
import { type Language, languageCodes, languageFacts } from '#contract/base/languages.ts';

export type { Language };

/** In the order of the list on the settings page, under their labels there. */
export const languages = Object.fromEntries(
  languageCodes.map((code) => [code, languageFacts[code].english]),
) as Readonly<Record<Language, string>>;

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

export const styleOf = ({ language, timeZone }: Preferences): FormatStyle => ({
  locale: languageFacts[language].locale,
  timeZone,
});
