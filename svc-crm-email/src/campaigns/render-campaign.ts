import type { EmailLinks } from '../delivery/links.ts';
import { greetableName } from '../guests/guest.rules.ts';
import type { GuestHouse } from '../house/guest-house.ts';
import type { RenderedTemplate } from '../templates/rendering/template-renderer.ts';
import { templateValues } from '../templates/rendering/template-values.ts';
import type { TemplateValues } from '../templates/rendering/variables.ts';
import type { TemplateSource } from '../templates/template.rules.ts';
import { campaignSource, type CampaignLetter } from './campaign-source.ts';
import { subjectWithoutName } from './subject-without-name.ts';

export interface RenderDeps {
  readonly property: GuestHouse;
  readonly links: EmailLinks;
  /** Renders for staff, or for the email worker. */
  readonly render: (source: TemplateSource, values: TemplateValues) => Promise<RenderedTemplate>;
}

export interface CampaignReader {
  /** As the subscriber typed it: only one short word is greeted. */
  readonly firstName: string | null;
  readonly email: string;
}

/** Renders a campaign for one subscriber. Only its body greets someone whose name is unknown, as 'there'. */
export function renderCampaign(
  { property, links, render }: RenderDeps,
  letter: CampaignLetter,
  reader: CampaignReader,
  unsubscribe: string,
): Promise<RenderedTemplate> {
  const guest = {
    firstName: greetableName(reader.firstName ?? ''),
    lastName: null,
    guestName: null,
    partnerName: null,
    email: reader.email,
  };
  const shown = guest.firstName === null ? withoutName(letter) : letter;
  const { site, booking, stay } = links;
  return render(
    campaignSource(shown, property),
    templateValues({ guest, booking: undefined, property, links: { site, booking, stay, unsubscribe } }),
  );
}

function withoutName(letter: CampaignLetter): CampaignLetter {
  return {
    ...letter,
    subject: subjectWithoutName(letter.subject),
    previewText: subjectWithoutName(letter.previewText),
  };
}
