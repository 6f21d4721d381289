import { useSearchParams } from 'react-router';

/** Makes addresses of this list with one filter changed. The others stay, and it begins at the newest page again. */
export function useFilterAddress(name: string): (value: string) => string {
  const [search] = useSearchParams();
  return (value) => {
    const next = new URLSearchParams(search);
    next.delete('before');
    next.delete('after');
    if (value === 'all') next.delete(name);
    else next.set(name, value);
    return `?${next}`;
  };
}
