import { Check, Copy } from 'lucide-react';
import { useState } from 'react';

/** The first 12 characters of a sealed entry's hash; copies all of it. Absent: plain words (ACT, ADM-AUD). */
export function Hash({ value }: { value: string | null }) {
  const [copied, setCopied] = useState(false);
  if (!value) return <span className="small soft">Not verified</span>;
  const short = value.slice(0, 12);
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    setCopied(true);
  };
  const Icon = copied ? Copy : Check;
  return (
    <button className="hash" type="button" title={value} aria-label={`Hash ${short}, verified. Copy`} onClick={copy}>
      <Icon className="icon" />
      {short}
      {copied && (
        <span className="visually-hidden" role="status">
          Copied
        </span>
      )}
    </button>
  );
}
