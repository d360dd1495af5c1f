// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { weekdayEscapeTexts } from '@getaway/property/house/weekday-escape';
import { startPageApi, type ApiAnswer, type PageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { ToastProvider } from '@getaway/web-kit/toast/toast-provider.tsx';
import { SignupForm } from './signup-form.tsx';

const signedUp = vi.fn<() => void>();

async function open(answer: ApiAnswer): Promise<PageApi> {
  signedUp.mockClear();
  const api = await startPageApi(() => answer);
  vi.stubGlobal('fetch', api.fetch);
  render(
    <ToastProvider>
      <SignupForm onSignedUp={signedUp} />
    </ToastProvider>,
  );
  return api;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: weekdayEscapeTexts.signup.button }));
/** The text that a screen reader reads with a field. */
const faultAt = (label: string) =>
  document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent;

cleanUpRenderedPages();

describe('the sign-up form', () => {
  it('shows what is wrong at each field until it changes, focuses the first one, and sends nothing', async () => {
    await using api = await open({ status: 201, body: { message: 'Check your email' } });
    type('First name', 'Maya');
    send();
    await waitFor(() => expect(faultAt('Last name')).toBe('Last name is required'));
    expect(faultAt('Email')).toBe('Please enter a valid email address');
    expect(faultAt('First name')).toBeUndefined();
    await waitFor(() => expect(document.activeElement).toBe(field('Last name')));
    type('Last name', 'Hart');
    expect(faultAt('Last name')).toBeUndefined();
    expect(signedUp).not.toHaveBeenCalled();
    expect(api.requests).toEqual([]);
  });

  it('signs up with complete fields', async () => {
    await using api = await open({ status: 201, body: { message: 'Check your email' } });
    type('First name', 'Maya');
    type('Last name', 'Hart');
    type('Email', 'maya@example.com');
    send();
    await waitFor(() => expect(signedUp).toHaveBeenCalledTimes(1));
    expect(await screen.findByText('Check your email')).toBeDefined();
    expect(api.requests).toMatchObject([
      { path: '/api/newsletter/subscribe', body: { email: 'maya@example.com' } },
    ]);
  });

  it('shows the server’s reason for a refusal and keeps what was typed', async () => {
    const detail = 'Please wait a minute before you try again.';
    await using api = await open({
      status: 429,
      body: { type: 'too-many-requests', title: 'Too many requests', status: 429, detail },
    });
    type('First name', 'Maya');
    type('Last name', 'Hart');
    type('Email', 'maya@example.com');
    send();
    expect(await screen.findByText(new RegExp(detail))).toBeDefined();
    expect(field('Email').value).toBe('maya@example.com');
    expect(signedUp).not.toHaveBeenCalled();
    expect(api.requests).toHaveLength(1);
  });
});
