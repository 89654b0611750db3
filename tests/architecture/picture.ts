import { SHARED_CLIENT_LAYERS, FEATURE_ORDER, SERVER_LAYERS } from './rules.js';

const START = '<!-- import rules: written by scripts/architecture-picture.ts -->';
const END = '<!-- end of the import rules -->';

/** The document with the picture of the import rules between its two marks. */
export function withPicture(document: string): string {
  const [before, rest = ''] = document.split(START);
  const after = rest.split(END)[1];
  if (after === undefined) throw new Error(`The document has no "${START}" followed by "${END}"`);
  return `${before}${START}\n\n${picture()}\n\n${END}${after}`;
}

/** The import rules as a Mermaid diagram: an arrow means "may import". */
function picture(): string {
  return [
    '```mermaid',
    'flowchart TD',
    '  subgraph server',
    ...Object.keys(SERVER_LAYERS).map((layer) => `    server_${layer}["${layer}/"]`),
    ...Object.entries(SERVER_LAYERS).flatMap(([layer, targets]) =>
      targets.filter((target) => target !== layer).map((target) => `    server_${layer} --> server_${target}`),
    ),
    '    subgraph order["server/features/: later groups may import earlier ones"]',
    ...FEATURE_ORDER.map((group, index) => `      group_${index}["${group.join(', ')}"]`),
    ...FEATURE_ORDER.slice(1).map((_group, index) => `      group_${index + 1} --> group_${index}`),
    '    end',
    '    server_features --- order',
    '  end',
    '  subgraph client',
    '    client_app["app/"] --> client_features["features/ (none imports another)"]',
    `    client_features --> client_shared["${SHARED_CLIENT_LAYERS.map((layer) => `${layer}/`).join(', ')}"]`,
    '    client_app --> client_shared',
    '  end',
    '  server -- schema.graphql --> client',
    '```',
  ].join('\n');
}
