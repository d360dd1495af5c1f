import type { Request, RequestHandler, Response } from 'express';
import * as v from 'valibot';
import type { Property } from '@getaway/property';
import { readStay } from '@getaway/contracts/http/stay';
import {
  cancellationPreviewSchema,
  cancelStay,
  previewStayCancellation,
} from '@getaway/contracts/http/stay-cancellation';
import { downloadStayDocument } from '@getaway/contracts/http/stay-files';
import { listStayMessages, sendStayMessage } from '@getaway/contracts/http/stay-messages';
import type { ProblemBody } from '@getaway/contracts/problems';
import { createBodyReader } from '@getaway/service-kit/http/read-body';
import { askForFile, askService, type Visitor } from './ask-service.ts';
import { formFields } from './form-fields.ts';
import {
  cancellationNote,
  foreignForm,
  notePage,
  noteWithin,
  refusedNote,
  tooManyTries,
  type Note,
  unanswered,
  unansweredForm,
  unknownLink,
} from './plain-notes.ts';
import { plainStay } from './plain-stay.ts';
import { stayPage } from '../known-paths.ts';
import type { PlainPart, SendPage } from '../send-page.ts';
import { servedData } from '../served-data.ts';
import { stayAct, stayAddress, type StayAddress } from './stay-address.ts';

interface StayPageOptions {
  readonly services: { readonly BOOKING_URL: readonly string[]; readonly CRM_EMAIL_URL: readonly string[] };
  readonly property: Property;
  /** The site's own origin. */
  readonly origin: string;
  readonly sendPage: SendPage;
}

export interface PlainPage extends PlainPart {
  readonly status: 200 | 404 | 429;
}

export interface StayPages {
  /** Sets the headers of every answer below `/stay`, and answers the plain forms and links. Mounted before reads are enforced. */
  readonly forms: RequestHandler;
  /** What the edge puts into a stay's page. */
  readonly readPlain: (request: Request) => Promise<PlainPage>;
}

/** A page waits this long for what only browsers without script show. */
const readMs = 1_500;
/** Includes a refund at the card provider, or drawing a document. */
const writeMs = 20_000;
const longestBodyBytes = 100 * 1024;
const bodyMemoryBytes = 4 * 1024 * 1024;
const bodyMs = 10_000;

/** The link must reach no other site, no search engine, and no cache. */
const privateHeaders = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
};

export function stayPages({ services, property, origin, sendPage }: StayPageOptions): StayPages {
  const readBody = createBodyReader(bodyMemoryBytes);

  const showNote = (response: Response, status: number, note: Note): Promise<void> =>
    sendPage(response, {
      status,
      prerenderedAt: stayPage,
      found: true,
      plain: noteWithin(property, note),
    });

  /** Sent as a plain page, because a browser with JavaScript may have sent the form, and would hide a note in the site's page. */
  const refuseForeignForm = (response: Response): void => {
    const page = notePage(property, foreignForm);
    response
      .status(403)
      .set('Content-Security-Policy', page.contentSecurityPolicy)
      .type('html')
      .send(page.html);
  };

  const showProblem = (response: Response, problem: ProblemBody | undefined, path: string): Promise<void> => {
    if (problem === undefined) return showNote(response, 503, unansweredForm);
    if (problem.type === 'stay-not-found') return showNote(response, 404, unknownLink);
    const [fault] = problem.errors ?? [];
    return showNote(
      response,
      problem.status,
      refusedNote(fault?.message ?? problem.detail ?? problem.title, path),
    );
  };

  const sendMessage = async (request: Request, response: Response, token: string, text: string) => {
    const sent = await askService(services.CRM_EMAIL_URL, visitorOf(request), sendStayMessage.answer, {
      method: 'POST',
      path: sendStayMessage.path,
      token,
      body: { text },
      timeoutMs: writeMs,
    });
    if (!sent.ok) return showProblem(response, sent.problem, `/stay/${token}`);
    response.redirect(303, `/stay/${token}?done=messages#messages`);
  };

  const cancel = async (request: Request, response: Response, token: string, shownRefund: string | null) => {
    const path = `/stay/${token}`;
    const ask = <S extends v.GenericSchema>(schema: S, call: string, body?: object) =>
      askService(services.BOOKING_URL, visitorOf(request), schema, {
        method: 'POST',
        path: call,
        token,
        ...(body === undefined ? {} : { body }),
        timeoutMs: writeMs,
      });
    if (shownRefund === null) {
      const preview = await ask(cancellationPreviewSchema, previewStayCancellation.path, {});
      if (!preview.ok) return showProblem(response, preview.problem, path);
      return showNote(response, 200, cancellationNote(preview.answer, property, path, false));
    }
    const canceled = await ask(cancelStay.answer, cancelStay.path, { shownRefund });
    if (canceled.ok) return response.redirect(303, `${path}?done=cancellation`);
    const changed = v.safeParse(cancellationPreviewSchema, canceled.problem?.['preview']);
    if (changed.success)
      return showNote(response, 409, cancellationNote(changed.output, property, path, true));
    return showProblem(response, canceled.problem, path);
  };

  const sendDocument = async (request: Request, response: Response, token: string, number: string) => {
    const file = await askForFile(services.BOOKING_URL, visitorOf(request), {
      method: 'GET',
      path: downloadStayDocument.path.replace(':number', number),
      token,
      timeoutMs: writeMs,
    });
    if (!file.ok) return showProblem(response, file.problem, `/stay/${token}`);
    response.type(downloadStayDocument.file).attachment(`${number}.pdf`).send(file.answer);
  };

  const answerForm = async (request: Request, response: Response, { act, token }: StayAddress) => {
    if (!isOwnForm(request, origin)) return refuseForeignForm(response);
    const read = await readBody(request, { longestBytes: longestBodyBytes, deadlineMs: bodyMs });
    if (!read.ok) {
      response.set('Connection', 'close');
      return showNote(response, read.reason === 'too-large' ? 413 : 408, unanswered);
    }
    const form = formFields(read.body);
    if (!form.ok) return showNote(response, 400, refusedNote(form.fault, `/stay/${token}`));
    const { fields } = form;
    if (act === 'messages') return sendMessage(request, response, token, fields.get('text') ?? '');
    return cancel(request, response, token, fields.get('shownRefund') ?? null);
  };

  return {
    forms: async (request, response, next) => {
      const address = stayAddress(request.path);
      if (request.path !== '/stay' && address === undefined) return next();
      response.set(privateHeaders);
      if (address === undefined || address.act === 'view') return next();
      if (address.act === 'document') {
        request.routeName = 'stay document';
        if (request.method === 'GET' || request.method === 'HEAD')
          return sendDocument(request, response, address.token, address.number);
        return next();
      }
      request.routeName = 'stay form';
      if (request.method === 'POST') return answerForm(request, response, address);
      // A reload of what a form answered.
      response.redirect(303, `/stay/${address.token}`);
    },
    readPlain: async (request) => {
      const token = stayAddress(request.path)?.token ?? '';
      const ask = { method: 'GET', token, timeoutMs: readMs } as const;
      const visitor = visitorOf(request);
      // Both at once, because the page waits for them.
      const [stay, messages] = await Promise.all([
        askService(services.BOOKING_URL, visitor, readStay.answer, { ...ask, path: readStay.path }),
        askService(services.CRM_EMAIL_URL, visitor, listStayMessages.answer, {
          ...ask,
          path: listStayMessages.path,
        }),
      ]);
      if (!stay.ok) {
        const { status, note } = whyNoStay(stay.problem);
        return { status, ...noteWithin(property, note) };
      }
      const content = plainStay({
        view: stay.answer,
        messages: messages.ok ? messages.answer.messages : undefined,
        property,
        path: `/stay/${token}`,
        done: stayAct(request.query['done']),
      });
      // Read by mf-public's `features/stay/served-stay.ts`.
      return { status: 200, content, data: servedData('stay-view', stay.answer) };
    },
  };
}

/** A status of its own only where reloading can't help: a browser with script asks again and says the rest. */
function whyNoStay(problem: ProblemBody | undefined): {
  readonly status: PlainPage['status'];
  readonly note: Note;
} {
  switch (problem?.type) {
    case 'stay-not-found':
      return { status: 404, note: unknownLink };
    case 'too-many-requests':
      return { status: 429, note: tooManyTries };
    default:
      return { status: 200, note: unanswered };
  }
}

function visitorOf({ callerAddress, secure, host }: Request): Visitor {
  return { callerAddress, secure, host };
}

/**
 * Whether a form is the site's own. Pages that send no referrer send the origin `null` with their forms (Fetch, 'append a
 * request Origin header'), so the browser's own word on where a request comes from decides first.
 */
function isOwnForm(request: Request, origin: string): boolean {
  const site = request.get('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin';
  // A browser that doesn't say so can't name an origin either. Its form was posted to the secret address of the stay.
  const from = request.get('origin');
  return from === undefined || from === 'null' || from === origin;
}
