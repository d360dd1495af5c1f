import { MarkerType, Position, type Edge, type Node } from '@xyflow/react';
import {
  delayInWords,
  stepInWords,
  triggerInWords,
  type Delay,
  type Trigger,
  lowerFirst,
} from '../sequence-words.ts';

export type StationKind = 'trigger' | 'email' | 'complete';

/** One stop of a sequence: its trigger, a template, or its end. */
export interface Station {
  readonly kind: StationKind;
  readonly title: string;
  readonly note: string;
  readonly [key: string]: unknown;
}

export type FlowNode = Node<Station, 'station'>;

/** The size of a node, which holds two lines of its note and two of its title, and what lies between two, in pixels. */
export const nodeSize = { width: 184, height: 96, gapX: 40, gapY: 40 } as const;

interface DrawnSequence extends Trigger {
  readonly templates: readonly (Delay & { readonly name: string })[];
}

/** A sequence from its trigger to its end, one station a template. */
export function stationsOf(sequence: DrawnSequence, checkInTime: string): Station[] {
  return [
    { kind: 'trigger', title: triggerInWords(sequence), note: 'Trigger' },
    ...sequence.templates.map((step): Station => ({
      kind: 'email',
      title: step.name,
      note: stepNote(sequence, step, checkInTime),
    })),
    { kind: 'complete', title: 'Complete', note: 'End of the sequence' },
  ];
}

/** The delay (spec page 2, section 2), and when that is. 'N days before' would be read as before check-in, so it isn't repeated. */
function stepNote(trigger: Trigger, step: Delay, checkInTime: string): string {
  const moment = stepInWords(trigger, step, checkInTime);
  return step.delayValue < 0 ? moment : `${delayInWords(step)}: ${lowerFirst(moment)}`;
}

/** Lays stations out in rows that turn back at their ends, as an ox ploughs; each is joined to the next. */
export function flowGraph(
  stations: readonly Station[],
  columns: number,
): { nodes: FlowNode[]; edges: Edge[] } {
  const nodes = stations.map((station, index): FlowNode => {
    const row = Math.floor(index / columns);
    const isBack = row % 2 === 1;
    const column = isBack ? columns - 1 - (index % columns) : index % columns;
    const isFirst = index % columns === 0;
    const isLast = index % columns === columns - 1;
    return {
      id: String(index),
      type: 'station',
      data: station,
      position: { x: column * (nodeSize.width + nodeSize.gapX), y: row * (nodeSize.height + nodeSize.gapY) },
      width: nodeSize.width,
      height: nodeSize.height,
      targetPosition: isFirst && row > 0 ? Position.Top : isBack ? Position.Right : Position.Left,
      sourcePosition: isLast ? Position.Bottom : isBack ? Position.Left : Position.Right,
    };
  });
  const edges = nodes.slice(1).map((node, index): Edge => ({
    id: `${index}-${node.id}`,
    source: String(index),
    target: node.id,
    type: 'smoothstep',
    markerEnd: { type: MarkerType.ArrowClosed, color: '#4a5673' },
  }));
  return { nodes, edges };
}

/** How many stations fit beside each other. */
export function columnsFor(widthPx: number): number {
  return Math.max(1, Math.min(5, Math.floor((widthPx + nodeSize.gapX) / (nodeSize.width + nodeSize.gapX))));
}

/** The height of the whole drawing in pixels, with some air. */
export function heightOf(stations: number, columns: number): number {
  const rows = Math.ceil(stations / columns);
  return rows * (nodeSize.height + nodeSize.gapY) + nodeSize.gapY;
}
