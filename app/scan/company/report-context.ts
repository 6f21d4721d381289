import { createContext } from 'react';
import type { RouteCheck } from '#contract/removal/routes.ts';

interface ReportRoutes {
  /** Which a request to a company begins with; null where its reader has no account. */
  scanId: string | null;
  /** Of the web routes of its companies that were looked at. */
  checks: readonly RouteCheck[];
}

/** What a report knows of the routes to its companies. */
export const ReportRoutesContext = createContext<ReportRoutes>({ scanId: null, checks: [] });
