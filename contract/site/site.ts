/** Stands above legal texts until counsel has seen them; pages have it in each language. */
export const builtInNotice = 'Draft for review by counsel';

/** Said of the product until its operator says something else; pages have it in each language. */
export const builtInTagline = 'Protecting your digital privacy through scanning and monitoring.';

/** Who publishes this site. From the environment, with the defaults of platform/config.ts. */
export interface Site {
  /** Product name, e.g. "Quietprint". */
  name: string;
  tagline: string;
  /** Company as it signs, e.g. "Quietprint Limited". */
  company: string;
  /** Registration number; null hides the clause that would name it. */
  companyNumber: string | null;
  /** Where the company is registered, whose law governs the terms; null leaves both out. */
  jurisdiction: string | null;
  /** Register that it is in, e.g. "Amtsgericht Charlottenburg". */
  register: string | null;
  /** Year of the copyright line. */
  since: string | null;
  /** What stands above the built-in legal texts, e.g. that they are drafts. */
  legalNotice: string | null;
  contactEmail: string;
  /** Telephone for emergencies; null turns the button into a mail. */
  emergencyTelephone: string | null;
  /** ISO date of the last documented security review; null hides the date. */
  lastSecurityReview: string | null;
  /** Who may open an account: anybody, people whom the operator invites, or nobody at the moment. */
  signUp: 'open' | 'invitation' | 'closed';
  /** True when every outside source is a local stand-in; every page says so. */
  demo: boolean;
}
