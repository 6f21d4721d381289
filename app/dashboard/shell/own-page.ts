import { data } from 'react-router';
import { attempt } from '#app/forms/read.ts';
import type { Page } from '#contract/base/paging.ts';
import type { Context } from '#core/base/context.ts';

/** What the loader of a list answers. @param what as for `attempt` */
export async function ownPage<Row>(ctx: Context, what: string, read: () => Promise<Page<Row>>) {
  const page = await attempt(ctx, what, read);
  return data({ page }, page.ok ? 200 : 503);
}
