/** From a page that somebody looks at to an order that is paid, in this order. */
export const funnelSteps = ['visits', 'requests', 'opened', 'results', 'accounts', 'orders', 'paid'] as const;
export type FunnelStep = (typeof funnelSteps)[number];

/** How many there were of each in the days that are shown. */
export type Funnel = Record<FunnelStep, number>;
