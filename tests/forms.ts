import { type ActionFunctionArgs, RouterContextProvider } from 'react-router';
import { requestContext } from '#app/context.ts';
import type { Reply } from '#app/forms/act.ts';
import type { Answered } from '#app/forms/answered.ts';
import { toastFrom } from '#contract/base/toasts.ts';
import type { Context } from '#core/base/context.ts';

interface Where {
  path?: string;
  params?: Record<string, string>;
  cookie?: string;
}

/** What came back. A redirect has nothing of an answer but the toast that it carries. */
interface Came<Value> extends Partial<Answered<Value>> {
  status: number;
  headers: Headers;
  location: string | null;
}

function toastCarried(headers: Headers): Pick<Answered, 'toast'> {
  const cookie = headers.getSetCookie().find((one) => /^(?:__Host-)?toast=/.test(one));
  const value = cookie?.split(';')[0]?.split('=')[1];
  const toast = value ? toastFrom({ toast: JSON.parse(decodeURIComponent(value)) }) : null;
  return toast ? { toast } : {};
}

/** Sends a form to the action of a screen, as the router would. */
export async function sendForm<Value>(
  action: (args: ActionFunctionArgs) => Promise<Reply<Value>>,
  ctx: Context,
  fields: Readonly<Record<string, string>>,
  { path = '/', params = {}, cookie }: Where = {},
): Promise<Came<Value>> {
  const context = new RouterContextProvider();
  context.set(requestContext, ctx);
  const url = new URL(path, 'https://quietprint.test');
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const request = new Request(url, { method: 'POST', body, headers: cookie ? { cookie } : {} });
  const reply = await action({ context, request, params, url, pattern: path });
  if (reply instanceof Response) {
    const { status, headers } = reply;
    return { status, headers, location: headers.get('location'), ...toastCarried(headers) };
  }
  const { data, init } = reply;
  return { ...data, status: init?.status ?? 200, headers: new Headers(init?.headers), location: null };
}
