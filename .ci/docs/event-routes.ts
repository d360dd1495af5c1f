import path from 'node:path';
import ts from 'typescript';
import type { ContractEvent, Contracts } from './events.ts';
import { importedValues, nodesOf, parse, sourceFiles } from './source-files.ts';

export const services = ['svc-booking', 'svc-calendar', 'svc-crm-email'] as const;
const kit = 'libs/service-kit';

/** The services that publish an event, and those that consume it with the name of their JetStream consumer. */
export interface Route {
  readonly publishers: readonly string[];
  readonly consumers: readonly { readonly service: string; readonly consumer: string }[];
}

interface Finding {
  readonly event: ContractEvent;
  readonly service: string;
  /** Undefined if the service publishes the event. */
  readonly consumer?: string;
}

/**
 * The route of each event, from the code: a consumer registers its events with `on`, in a `*.consumer.ts`. Any other file
 * of a service that imports an event publishes it. An event that the kit consumes is consumed by all services using it.
 */
export function routesOf(root: string, contracts: Contracts): Map<ContractEvent, Route> {
  const consumedByKit = kitModules(root, contracts);
  const findings = services.flatMap((service) =>
    sourceFiles(root, service).flatMap((file) => {
      const source = parse(path.join(root, file));
      const imported = importedValues(source);
      const own = file.endsWith('.consumer.ts')
        ? consumedIn(source, contracts)
        : publishedIn(imported, contracts);
      const byKit = [...new Set(imported.values())].flatMap((module) => consumedByKit.get(module) ?? []);
      return [...own, ...byKit].map((each): Finding => ({ ...each, service }));
    }),
  );
  return new Map(
    contracts.events.map((event) => {
      const about = findings.filter((finding) => finding.event === event);
      const consumers = about.flatMap(({ service, consumer }) => (consumer ? [{ service, consumer }] : []));
      const publishers = about.filter(({ consumer }) => consumer === undefined).map(({ service }) => service);
      return [event, { publishers: [...new Set(publishers)], consumers }];
    }),
  );
}

type Found = Omit<Finding, 'service'>;

function publishedIn(imported: ReadonlyMap<string, string>, { events }: Contracts): Found[] {
  return events.filter(({ name }) => isContract(imported.get(name))).map((event) => ({ event }));
}

function consumedIn(source: ts.SourceFile, contracts: Contracts): Found[] {
  const nodes = [...nodesOf(source)];
  const calls = nodes.filter((node) => ts.isCallExpression(node));
  const name = consumerName(nodes);
  const alone = calls
    .filter(({ expression }) => expression.getText() === 'singleEventConsumer')
    .flatMap(({ arguments: [consumer, event] }) =>
      consumer && ts.isStringLiteral(consumer)
        ? contracts.events
            .filter((each) => each.name === event?.getText())
            .map((each) => ({ event: each, consumer: consumer.text }))
        : [],
    );
  const subscribed = calls
    .filter(({ expression }) => ['on', 'onMany'].includes(expression.getText()))
    .flatMap((call) => eventsNamed(call, contracts))
    .map((event) => {
      if (name === undefined) throw new Error(`${source.fileName}: cannot tell the name of its consumer`);
      return { event, consumer: name };
    });
  return [...alone, ...subscribed];
}

/** The value of a `name`: a string, or a string constant of the same file. */
function consumerName(nodes: readonly ts.Node[]): string | undefined {
  const constants = new Map(
    nodes
      .filter((node) => ts.isVariableDeclaration(node))
      .map(({ name, initializer }) => [name.getText(), initializer]),
  );
  return nodes
    .filter((node) => ts.isPropertyAssignment(node))
    .filter(({ name }) => name.getText() === 'name')
    .map(({ initializer }) => (ts.isIdentifier(initializer) ? constants.get(initializer.text) : initializer))
    .find((value) => value !== undefined && ts.isStringLiteral(value))?.text;
}

/** The events of `on(event, …)` or `onMany(event, …)`: one of the contracts, or a whole group if it is the parameter of the group's `map`. */
function eventsNamed(call: ts.CallExpression, { events, groups }: Contracts): readonly ContractEvent[] {
  const name = call.arguments[0]?.getText() ?? '';
  const one = events.filter((event) => event.name === name);
  if (one.length > 0) return one;
  for (let node: ts.Node = call; !ts.isSourceFile(node); node = node.parent) {
    if (!ts.isArrowFunction(node) || node.parameters[0]?.name.getText() !== name) continue;
    if (ts.isCallExpression(node.parent) && ts.isPropertyAccessExpression(node.parent.expression))
      return groups.get(node.parent.expression.expression.getText()) ?? [];
  }
  throw new Error(`${call.getSourceFile().fileName}: cannot tell which event ${call.getText()} is about`);
}

/** Modules of the kit that consume events directly or through other modules, by their import names in services. */
function kitModules(root: string, { events }: Contracts): Map<string, Found[]> {
  const imports = new Map(
    sourceFiles(root, kit).map((file) => [file, importedValues(parse(path.join(root, file)))]),
  );
  const consumedIn = (file: string, seen: Set<string>): readonly ContractEvent[] => {
    if (seen.has(file)) return [];
    seen.add(file);
    const imported = imports.get(file) ?? new Map<string, string>();
    const own = events.filter(({ name }) => isContract(imported.get(name)));
    const within = [...new Set(imported.values())]
      .filter((module) => module.startsWith('.'))
      .map((module) => path.posix.join(path.posix.dirname(file), module));
    return [...own, ...within.flatMap((each) => consumedIn(each, seen))];
  };
  const modules = [...imports.keys()].map((file): [string, Found[]] => {
    const module = file.replace(`${kit}/src/`, '@getaway/service-kit/').replace(/\.ts$/, '');
    const consumers = [...new Set(consumedIn(file, new Set()))];
    return [module, consumers.map((event) => ({ event, consumer: 'each replica, from the kit' }))];
  });
  return new Map(modules.filter(([, consumers]) => consumers.length > 0));
}

function isContract(module: string | undefined): boolean {
  return module?.startsWith('@getaway/contracts/events/') === true;
}
