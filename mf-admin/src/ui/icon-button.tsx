import type { ReactNode } from 'react';
import { Button } from 'antd';

interface IconButtonProps {
  /** The word that pointers see. */
  title: string;
  /** What readers hear: the word, and what it is done to. */
  label: string;
  icon: ReactNode;
  danger?: boolean;
  loading?: boolean;
  onClick: () => void;
}

/** Something that can be done to a row of a list, as a sign. */
export function IconButton({ title, label, danger = false, ...rest }: IconButtonProps): ReactNode {
  return <Button type="text" danger={danger} title={title} aria-label={label} {...rest} />;
}
