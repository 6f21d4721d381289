import { useEffect } from 'react';
import { useFetcher } from 'react-router';

/** Marks what came as read once it is looked at. */
export function useReading(unread: number): void {
  const { submit } = useFetcher();
  useEffect(() => {
    if (unread === 0) return;
    const markRead = () => {
      if (document.visibilityState === 'visible') void submit({ intent: 'read' }, { method: 'post' });
    };
    markRead();
    document.addEventListener('visibilitychange', markRead);
    return () => document.removeEventListener('visibilitychange', markRead);
  }, [unread, submit]);
}
