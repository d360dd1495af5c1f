import type { ReactNode } from 'react';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { Content, Path } from '../content/content.ts';
import { fieldInWords } from './change-words.ts';
import { contradictions } from './contradictions.ts';

interface ContradictionsProps {
  content: Content;
  onGoTo: (path: Path) => void;
}

/** Each answer that contradicts a house rule, with the way to both. */
export function Contradictions({ content, onGoTo }: ContradictionsProps): ReactNode {
  return contradictions(content).map(({ path, rule, words }) => (
    <p key={words} role="note">
      {words} Change one of them:{' '}
      <LinkButton onClick={() => onGoTo(path)}>{fieldInWords(path, content)}</LinkButton> or{' '}
      <LinkButton onClick={() => onGoTo(rule)}>{fieldInWords(rule, content)}</LinkButton>
    </p>
  ));
}
