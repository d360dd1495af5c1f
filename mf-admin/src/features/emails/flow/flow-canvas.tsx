import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Handle, Position, ReactFlow, type NodeProps } from '@xyflow/react';
import '@xyflow/react/dist/base.css';
import { columnsFor, flowGraph, heightOf, type FlowNode, type Station } from './flow-graph.ts';
import styles from './flow.module.css';

interface FlowCanvasProps {
  stations: readonly Station[];
  name: string;
}

/** The drawing. It is decorative: the list next to it has the same content. */
export function FlowCanvas({ stations, name }: FlowCanvasProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const [columns, setColumns] = useState(0);
  useEffect(() => {
    if (!frame.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setColumns(columnsFor(entry.contentRect.width));
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={frame}
      className={styles.canvas}
      style={{ blockSize: heightOf(stations.length, columns || 1) }}
      role="img"
      aria-label={`Flow of ${name}`}
    >
      {columns > 0 && <Drawing key={`${columns} ${stations.length}`} stations={stations} columns={columns} />}
    </div>
  );
}

const nodeTypes = { station: StationNode };

function Drawing({ stations, columns }: { stations: readonly Station[]; columns: number }): ReactNode {
  const { nodes, edges } = useMemo(() => flowGraph(stations, columns), [stations, columns]);
  return (
    <ReactFlow
      nodes={nodes}
      edges={edges}
      nodeTypes={nodeTypes}
      fitView
      fitViewOptions={{ maxZoom: 1, padding: 0.02 }}
      nodesDraggable={false}
      nodesConnectable={false}
      nodesFocusable={false}
      edgesFocusable={false}
      elementsSelectable={false}
      disableKeyboardA11y
      panOnDrag={false}
      zoomOnScroll={false}
      zoomOnPinch={false}
      zoomOnDoubleClick={false}
      preventScrolling={false}
      proOptions={{ hideAttribution: true }}
    />
  );
}

function StationNode({ data, sourcePosition, targetPosition }: NodeProps<FlowNode>): ReactNode {
  return (
    <div className={styles.node} data-kind={data.kind}>
      {data.kind !== 'trigger' && (
        <Handle className={styles.handle} type="target" position={targetPosition ?? Position.Left} />
      )}
      <span className={styles.note}>{data.note}</span>
      <span className={styles.title}>{data.title}</span>
      {data.kind !== 'complete' && (
        <Handle className={styles.handle} type="source" position={sourcePosition ?? Position.Right} />
      )}
    </div>
  );
}
