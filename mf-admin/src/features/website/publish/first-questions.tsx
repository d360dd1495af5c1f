import type { ReactNode } from 'react';
import { isSample } from '@getaway/property/sample-fields';
import { LinkButton } from '../../../ui/link-button.tsx';
import { pathOf, valueAt, type Content, type Path } from '../content/content.ts';
import { defaultAt, shownAt } from '../fields/defaults.ts';
import { entriesOf, textOf } from '../sample/removal.ts';

const amenitiesPath = pathOf('texts.home.amenities.list');

interface FirstQuestionsProps {
  content: Content;
  published: Content;
  sample: Content;
  onGoTo: (path: Path) => void;
}

/** What no other notice asks and only the host knows, for a house that goes online under a name of its own. */
export function FirstQuestions({ content, published, sample, onGoTo }: FirstQuestionsProps): ReactNode {
  if (isSample(content, sample)) return null;
  const isFirst = isSample(published, sample);
  return (
    <>
      {hasOnlyUsualAmenities(content) && (
        <p role="note">
          Your list of amenities has only what came with the site. The home page and the chat know of nothing
          else: <LinkButton onClick={() => onGoTo(amenitiesPath)}>Add What Your House Has</LinkButton>
        </p>
      )}
      {isFirst && valueAt(content, ['entry', 'way']) === undefined && (
        <p role="note">
          Each booking gets an entry code of its own, which you set on your lock. If your guests get in
          another way:{' '}
          <LinkButton onClick={() => onGoTo(pathOf('entry.way'))}>Choose How Guests Get In</LinkButton>
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
