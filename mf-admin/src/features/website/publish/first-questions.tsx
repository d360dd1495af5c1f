import type { ReactNode } from 'react';
import { isSample } from '@getaway/property/sample-fields';
import { LinkButton } from '../../../ui/link-button.tsx';
import { pathOf, type Content, type Path } from '../content/content.ts';
import { defaultAt, shownAt } from '../fields/defaults.ts';
import { entryPath, isEntryUnchecked } from '../sample/entry-to-check.ts';
import { entriesOf, textOf } from '../sample/removal.ts';

const amenitiesPath = pathOf('texts.home.amenities.list');

interface FirstQuestionsProps {
  content: Content;
  sample: Content;
  onGoTo: (path: Path) => void;
}

/** What no other notice asks and only the host knows, for a house that goes online under a name of its own. */
export function FirstQuestions({ content, sample, onGoTo }: FirstQuestionsProps): ReactNode {
  if (isSample(content, sample)) return null;
  return (
    <>
      {hasOnlyUsualAmenities(content) && (
        <p role="note">
          Your list of amenities has only what came with the site. The home page and the chat know of nothing
          else: <LinkButton onClick={() => onGoTo(amenitiesPath)}>Add What Your House Has</LinkButton>
        </p>
      )}
      {isEntryUnchecked(content, sample) && (
        <p role="note">
          Each booking gets an entry code of its own, which you set on your lock. Keep that, or say how else
          your guests get in:{' '}
          <LinkButton onClick={() => onGoTo(pathOf(entryPath))}>Choose How Guests Get In</LinkButton>
        </p>
      )}
    </>
  );
}

/** Whether the list has no amenity that the sample's doesn't have. */
export function hasOnlyUsualAmenities(content: Content): boolean {
  const usual = entriesOf(defaultAt(amenitiesPath)).map((entry) => textOf(entry, 'label'));
  return entriesOf(shownAt(content, amenitiesPath)).every((entry) => usual.includes(textOf(entry, 'label')));
}
