// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SubjectLine } from './subject-line.tsx';

it('shows the variables of a subject in words', () => {
  const { container } = render(<SubjectLine subject="{{ guest.firstName }}, thank you for choosing us" />);
  expect(container.textContent).toBe('Guest’s first name, thank you for choosing us');
  expect(container.querySelector('span')?.textContent).toBe('Guest’s first name');
});
