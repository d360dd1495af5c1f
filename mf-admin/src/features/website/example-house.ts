import bundled from '@getaway/property/property.json' with { type: 'json' };
import { propertyFaults } from '@getaway/property';
import { fromSample } from '@getaway/property/from-sample';
import type { Content } from './content/content.ts';
import type { OpenedHouse } from './editor/house-editor.ts';

interface ApiAnswer {
  readonly status: number;
  readonly body?: object;
}

const at = '2026-11-20T10:00:00.000Z';

type Version = Omit<OpenedHouse['published'], 'fromSample'>;

/** For tests: a small server of the house, with its published versions and one draft. */
export class ExampleHouse {
  versions: Version[] = [
    { revision: 1, source: 'bundled', publishedBy: 'start', publishedAt: at, content: { ...bundled } },
  ];
  revision = 4;
  draft: OpenedHouse['draft'] = null;
  /** What saves are answered with, one after the other, if not with success. */
  refusals: ApiAnswer[] = [];

  get published(): Version {
    const newest = this.versions.at(-1);
    if (!newest) throw new Error('No version');
    return newest;
  }

  /** Somebody saves a draft. */
  save(content: Content, savedBy = 'admin'): ApiAnswer {
    const faults = propertyFaults(content);
    this.revision += 1;
    const checked = { savedAt: at, faults, fromSample: fromSample(content) };
    this.draft = { content: { ...content }, basedOn: this.published.revision, savedBy, ...checked };
    return { status: 200, body: { revision: this.revision, ...checked } };
  }

  readonly answer = ({ method, path, body }: { method: string; path: string; body: unknown }): ApiAnswer => {
    const [address = ''] = path.split('?');
    const sent = body as { content?: Content; revision?: number } | undefined;
    const isOld = sent?.revision !== this.revision;
    switch (`${method} ${address.replace('/api/admin/house', '')}`) {
      case 'GET ':
        return {
          status: 200,
          body: {
            published: { ...this.published, fromSample: fromSample(this.published.content) },
            revision: this.revision,
            draft: this.draft,
            sample: bundled,
          },
        };
      case 'PUT /draft':
        return this.refusals.shift() ?? (isOld ? changedMeanwhile : this.save(sent?.content ?? {}));
      case 'POST /discard-draft':
        if (isOld) return changedMeanwhile;
        this.draft = null;
        this.revision += 1;
        return { status: 200, body: { revision: this.revision } };
      case 'POST /publish':
        return isOld || !this.draft ? changedMeanwhile : this.publish(this.draft.content);
      case 'GET /versions':
        return {
          status: 200,
          body: [...this.versions].reverse().map(({ content: _, ...version }) => version),
        };
      default: {
        const asked = Number(address.split('/').at(-1));
        const version = this.versions.find(({ revision }) => revision === asked);
        return version ? { status: 200, body: version } : { status: 404 };
      }
    }
  };

  /** Staff publish a house; the draft is gone. */
  publish(content: Content): ApiAnswer {
    const revision = this.published.revision + 1;
    const version = { revision, source: 'staff', publishedBy: 'admin', publishedAt: at } as const;
    this.versions.push({ ...version, content: { ...content } });
    this.draft = null;
    this.revision += 1;
    return { status: 200, body: version };
  }
}

const changedMeanwhile: ApiAnswer = {
  status: 409,
  body: { type: 'changed-meanwhile', title: 'Somebody else has changed it', status: 409 },
};
