// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { emptyDraft } from '../draft/booking-draft.ts';
import { DetailsStep } from './details-step.tsx';

function Step(): ReactNode {
  const [details, setDetails] = useState(emptyDraft.details);
  return (
    <DetailsStep
      details={details}
      opensAt={null}
      earlyCheckIn={undefined}
      onChange={(changes) => setDetails((last) => ({ ...last, ...changes }))}
      onSend={async () => undefined}
    />
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const isMarked = (label: string) => field(label).getAttribute('aria-invalid') === 'true';

cleanUpRenderedPages();

it('calls a field wrong only after its guest has left it', () => {
  render(<Step />);
  type('Email', 'maya@');
  expect(isMarked('Email')).toBe(false);
  fireEvent.blur(field('Email'));
  expect(isMarked('Email')).toBe(true);
  expect(screen.getByText('Please enter a valid email address')).toBeDefined();
  expect(isMarked('First name')).toBe(false);
});

it('takes the message away once the field is right', () => {
  render(<Step />);
  fireEvent.blur(field('First name'));
  expect(screen.getByText('First name is required')).toBeDefined();
  type('First name', 'Maya');
  expect(isMarked('First name')).toBe(false);
  expect(screen.queryByText('First name is required')).toBeNull();
});
