import type { ReactNode } from 'react';

/** An address to write to. Where it is too long for its line it breaks before the domain. */
export function EmailLink({ address }: { address: string }): ReactNode {
  const at = address.lastIndexOf('@');
  return (
    <a href={`mailto:${address}`}>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </a>
  );
}
