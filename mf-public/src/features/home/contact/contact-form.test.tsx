// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { startPageApi, type ApiAnswer, type PageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { ToastProvider } from '@getaway/web-kit/toast/toast-provider.tsx';
import { ContactForm } from './contact-form.tsx';

/** The form, with a server that gives `answer`. */
async function open(answer: () => ApiAnswer | Promise<ApiAnswer>): Promise<PageApi> {
  const api = await startPageApi(answer);
  vi.stubGlobal('fetch', api.fetch);
  render(
    <ToastProvider>
      <ContactForm />
    </ToastProvider>,
  );
  return api;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send Message' }));
/** The text that a screen reader reads with a field. */
const faultAt = (label: string) =>
  document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent;

cleanUpRenderedPages();

describe('the contact form', () => {
  it('shows what is wrong at each field, focuses the first one, and sends nothing', async () => {
    await using api = await open(() => ({ status: 201, body: { message: 'Thank you' } }));
    type('Email', 'maya@example');
    send();
    await waitFor(() => expect(faultAt('Your name')).toBe('Name is required'));
    expect(faultAt('Email')).toBe('Please enter a valid email address');
    expect(faultAt('Message')).toBe('Message is required');
    expect(field('Phone').getAttribute('aria-invalid')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(field('Your name')));
    expect(api.requests).toEqual([]);
  });

  it('takes a message off its field as soon as the field changes', async () => {
    await using api = await open(() => ({ status: 201, body: { message: 'Thank you' } }));
    send();
    await waitFor(() => expect(faultAt('Your name')).toBe('Name is required'));
    type('Your name', 'Maya');
    expect(faultAt('Your name')).toBeUndefined();
    expect(faultAt('Message')).toBe('Message is required');
    expect(api.requests).toEqual([]);
  });

  it('keeps what was typed when sending fails, and says so', async () => {
    await using api = await open(() => ({ status: 503 }));
    type('Your name', 'Maya');
    type('Email', 'maya@example.com');
    type('Message', 'Is there a fire pit?');
    send();
    expect(await screen.findByText('Failed to send message. Please try again.')).toBeDefined();
    expect(field('Message').value).toBe('Is there a fire pit?');
    expect(api.requests).toMatchObject([{ path: '/api/contact', body: { name: 'Maya' } }]);
  });

  it('cannot be sent twice while it is on its way', async () => {
    const answered = Promise.withResolvers<ApiAnswer>();
    await using api = await open(() => answered.promise);
    type('Your name', 'Maya');
    type('Email', 'maya@example.com');
    type('Message', 'Is there a fire pit?');
    send();
    const sending = await screen.findByRole<HTMLButtonElement>('button', { name: 'Sending...' });
    expect(sending.disabled).toBe(true);
    fireEvent.click(sending);
    await waitFor(() => expect(api.requests).toHaveLength(1));
    answered.resolve({ status: 503 });
    await screen.findByRole('button', { name: 'Send Message' });
    expect(api.requests).toHaveLength(1);
  });
});
