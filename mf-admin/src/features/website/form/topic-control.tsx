import type { ReactNode } from 'react';
import { Choice } from '../../../ui/choice.tsx';
import { isRecord, valueAt, type Path } from '../content/content.ts';
import type { PlainField } from '../fields/field.ts';
import { knownTopics, ownTopic, topicName } from '../fields/topics.ts';
import { FieldFrame } from './field-frame.tsx';
import { useForm } from './form-context.ts';

/** Never a real topic, because topics have no spaces or capitals. */
const another = 'Another topic';

/** Selects the topic of a guide section: one with an icon, or a custom one made from the section's title. */
export function TopicControl({ field, path }: { field: PlainField; path: Path }): ReactNode {
  const { content, change, leave } = useForm();
  const section = path.slice(0, -1);
  const value = valueAt(content, path);
  const chosen = typeof value === 'string' && value !== '' ? value : undefined;
  const known: readonly string[] = knownTopics;
  const own = chosen === undefined || known.includes(chosen) ? [] : [chosen];
  const choose = (next: string): void => {
    if (next !== another) return change(path, next);
    const title = valueAt(content, [...section, 'title']);
    change(path, ownTopic(typeof title === 'string' ? title : '', otherTopics(content, section)));
  };
  return (
    <FieldFrame path={path} label={field.label} hint={field.hint}>
      {(props) => (
        <Choice
          {...props}
          options={[...own, ...known, another].map((topic) => ({ value: topic, label: labelOf(topic) }))}
          placeholder="Choose one"
          value={chosen}
          onChange={choose}
          onBlur={leave}
        />
      )}
    </FieldFrame>
  );
}

function labelOf(topic: string): string {
  return topic === another ? another : topicName(topic);
}

function otherTopics(content: unknown, section: Path): string[] {
  const sections = valueAt(content, section.slice(0, -1));
  return (Array.isArray(sections) ? (sections as readonly unknown[]) : [])
    .filter((_, at) => at !== section.at(-1))
    .flatMap((other) => (isRecord(other) && typeof other['topic'] === 'string' ? [other['topic']] : []));
}
