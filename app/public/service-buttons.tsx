import { useEffect } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { useToastFrom } from '#app/ui/toasts.tsx';
import type { ServiceCard } from '#contract/services.ts';
import type { SignInFirst } from './services.tsx';

/** A form, so that it works without a script. Visitors are told to sign in and led there. */
export function RequestButton({ service, block }: { service: ServiceCard; block?: boolean }) {
  const fetcher = useFetcher<SignInFirst>();
  const navigate = useNavigate();
  const { data } = fetcher;
  useToastFrom(data);
  useEffect(() => {
    if (data?.signIn) void navigate(data.signIn);
  }, [data, navigate]);
  return (
    <fetcher.Form method="post" action="/services">
      <input type="hidden" name="service" value={service.id} />
      <Button type="submit" busy={fetcher.state !== 'idle'} {...(block && { block })}>
        {service.buttonLabel}
        <span className="visually-hidden">: {service.name}</span>
      </Button>
    </fetcher.Form>
  );
}
