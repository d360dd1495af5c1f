// @vitest-environment jsdom
import { useState, type ReactNode } from 'react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startPageApi, type ApiAnswer, type PageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { ChatPanel } from './chat-panel.tsx';
import { emptyDraft } from './person-draft.ts';

const close = vi.fn<() => void>();

function Chat(): ReactNode {
  const [draft, setDraft] = useState(emptyDraft);
  return <ChatPanel draft={draft} onDraft={setDraft} onClose={close} />;
}

/** The open chat after one question and its answer, with a server that gives `answer`. */
async function open(answer: () => ApiAnswer): Promise<PageApi> {
  const api = await startPageApi(answer);
  vi.stubGlobal('fetch', api.fetch);
  const asked = { type: 'user', text: 'Can I talk to somebody?' };
  const answered = {
    ...{ type: 'bot', text: 'Send us a message.' },
    links: [{ label: 'Send us a message', href: '/#contact' }],
  };
  sessionStorage.setItem('conversation', JSON.stringify([asked, answered]));
  render(<Chat />);
  return api;
}

const received = { status: 201, body: { message: 'Thank you' } };
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const faultAt = (label: string) =>
  document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent;
const fillIn = () => {
  type('Your name', 'Maya Okafor');
  type('Email', 'maya@example.com');
  type('Message', 'Is the tub <i>private</i>?');
};

cleanUpRenderedPages();
beforeEach(() => close.mockClear());

describe('talking to a person', () => {
  it('sends the conversation so far, says so aloud and in the chat, and goes back to it', async () => {
    await using api = await open(() => received);
    press('Talk to a person');
    expect(document.activeElement).toBe(field('Your name'));
    fillIn();
    press('Send Message');
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Thank you, Maya Okafor.'));
    expect(screen.getByRole('log').textContent).toContain('reply to maya@example.com');
    expect(document.activeElement).toBe(field('Your message'));
    expect(api.requests).toMatchObject([
      {
        path: '/api/chat/person',
        body: {
          name: 'Maya Okafor',
          email: 'maya@example.com',
          message: 'Is the tub <i>private</i>?',
          conversation: [
            { from: 'guest', text: 'Can I talk to somebody?' },
            { from: 'assistant', text: 'Send us a message.' },
          ],
        },
      },
    ]);
  });

  it('is opened by an answer that offers the contact form, and Escape goes back with what was typed kept', async () => {
    await using api = await open(() => received);
    press('Send us a message');
    type('Your name', 'Maya');
    fireEvent.keyDown(field('Your name'), { key: 'Escape' });
    expect(close).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Talk to a person' }));
    press('Talk to a person');
    expect(field('Your name').value).toBe('Maya');
    expect(api.requests).toEqual([]);
  });

  it('begins with the question that was not sent', async () => {
    await using _api = await open(() => received);
    type('Your message', 'Do you have a crib?');
    press('Talk to a person');
    expect(field('Message').value).toBe('Do you have a crib?');
  });

  it('shows what is wrong at each field, focuses the first one, and sends nothing', async () => {
    await using api = await open(() => received);
    press('Talk to a person');
    type('Email', 'maya@example');
    press('Send Message');
    await waitFor(() => expect(faultAt('Your name')).toBe('Name is required'));
    expect(faultAt('Email')).toBe('Please enter a valid email address');
    expect(faultAt('Message')).toBe('Message is required');
    await waitFor(() => expect(document.activeElement).toBe(field('Your name')));
    type('Your name', 'Maya');
    expect(faultAt('Your name')).toBeUndefined();
    expect(api.requests).toEqual([]);
  });

  it.each([
    [{ status: 503 }, /check your connection/],
    [
      {
        status: 429,
        body: {
          type: 'too-many-requests',
          title: 'Too many',
          status: 429,
          detail: 'Try again in 5 minutes.',
        },
      },
      /Try again in 5 minutes\./,
    ],
  ])('keeps what was typed when sending fails, and says why', async (answer, reason) => {
    await using _api = await open(() => answer);
    press('Talk to a person');
    fillIn();
    press('Send Message');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(reason));
    expect(field('Message').value).toBe('Is the tub <i>private</i>?');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send Message' }).disabled).toBe(false);
  });
});
