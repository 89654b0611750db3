import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  createOperationDescriptor,
  Environment,
  getRequest,
  Network,
  RecordSource,
  Store,
  type GraphQLResponse,
  type GraphQLTaggedNode,
  type OperationDescriptor,
  type SelectorData,
  type Variables,
} from 'relay-runtime';
import { fromProjectRoot } from '../../../server/core/paths.js';

const COMPILER = fromProjectRoot('node_modules', 'relay-compiler', 'cli.js');

/** Compiles documents, whose names begin with `app`, with Relay's own compiler; returns each by its name. Throws the compiler's errors. */
export function compileForRelay(schemaFile: string, documents: string): (name: string) => GraphQLTaggedNode {
  const folder = mkdtempSync(path.join(tmpdir(), 'hueco-relay-'));
  for (const name of ['src', 'out']) mkdirSync(path.join(folder, name));
  copyFileSync(fromProjectRoot(schemaFile), path.join(folder, 'schema.graphql'));
  writeFileSync(path.join(folder, 'src', 'app.js'), `graphql\`${documents}\`;`);
  const config = { src: './src', schema: './schema.graphql', language: 'javascript', artifactDirectory: './out' };
  writeFileSync(path.join(folder, 'relay.config.json'), JSON.stringify(config));
  execFileSync(process.execPath, [COMPILER, 'compiler'], { cwd: folder, stdio: 'pipe' });
  const load = createRequire(path.join(folder, 'out', 'here.js'));
  return (name) => load(`./${name}.graphql.js`) as GraphQLTaggedNode;
}

/** Relay's environment of a page: its network and its normalised store. */
export class RelayPage {
  private readonly environment: Environment;

  constructor(endpoint: string, accessToken: string) {
    const send = async (query: string | null | undefined, variables: Variables): Promise<GraphQLResponse> => {
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      });
      return (await response.json()) as GraphQLResponse;
    };
    this.environment = new Environment({
      network: Network.create(({ text }, variables) => send(text, variables)),
      store: new Store(new RecordSource()),
    });
  }

  /** Fetches an operation into the store and retains it. */
  async fetch(node: GraphQLTaggedNode, variables: Variables): Promise<OperationDescriptor> {
    const operation = createOperationDescriptor(getRequest(node), variables);
    this.environment.retain(operation);
    await this.environment.execute({ operation }).toPromise();
    return operation;
  }

  /** The store's current data for an operation. */
  read<T>(operation: OperationDescriptor): T {
    const { data, isMissingData } = this.environment.lookup(operation.fragment);
    if (isMissingData) throw new Error(`the store lacks a part: ${JSON.stringify(data)}`);
    return data as SelectorData as T;
  }

  /** The type of the record with an id in the store; undefined if there is none. */
  typeOf(id: string): string | undefined {
    return this.environment.getStore().getSource().get(id)?.__typename;
  }
}
