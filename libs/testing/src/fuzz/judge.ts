import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Document, FuzzRequest } from './requests.ts';

export interface FuzzAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
}

/**
 * Returns what is wrong with an answer: an internal error, or a status or body that the document does not
 * allow.
 */
export type Judge = (request: FuzzRequest, answer: FuzzAnswer) => string | undefined;

export function judgeBy(document: Document): Judge {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  ajv.addFormat('date', /^\d{4}-\d{2}-\d{2}$/);
  ajv.addFormat('date-time', /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/);
  ajv.addFormat('uri', /^https?:/);
  ajv.addSchema(document, 'api');
  return (request, { status, contentType, text }) => {
    if (status >= 500) return `answered ${status}`;
    const documented = request.operation.responses[String(status)];
    if (!documented) return `answered ${status}, which is not documented`;
    if (!documented.content) return text === '' ? undefined : `answered ${status} with a body`;
    const [type = ''] = contentType.split(';');
    if (!(type in documented.content)) return `answered ${status} as ${type}`;
    // A file is text by any schema.
    if (!/json$/.test(type)) return undefined;
    const pointer = [
      'paths',
      request.path,
      request.method.toLowerCase(),
      'responses',
      String(status),
      'content',
      type,
      'schema',
    ].map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1')));
    const validate =
      ajv.getSchema(`api#/${pointer.join('/')}`) ?? ajv.compile({ $ref: `api#/${pointer.join('/')}` });
    if (validate(JSON.parse(text))) return undefined;
    return `answered ${status} outside its schema: ${ajv.errorsText(validate.errors)}`;
  };
}
