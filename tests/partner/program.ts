import { buildSchema, parse, validate, type GraphQLSchema } from 'graphql';

// A partner's program, which uses published addresses only and must never import from the product.

export interface Answer<T> {
  readonly status: number;
  readonly headers: Headers;
  readonly data: T | null | undefined;
  readonly errors: readonly Problem[];
}

interface Problem {
  readonly message: string;
  readonly extensions: { readonly code: string; readonly params?: Record<string, unknown>; readonly fields?: unknown };
}

/** Calls the API with a key or an app's token; documents that do not fit the published schema are never sent. */
export class Program {
  private constructor(
    private readonly origin: string,
    private readonly schema: GraphQLSchema,
    private readonly token: string,
  ) {}

  /** Loads the published schema. */
  static async start(origin: string, token: string): Promise<Program> {
    const text = await (await fetch(`${origin}/schema.graphql`)).text();
    return new Program(origin, buildSchema(text), token);
  }

  /** The same program with another key or token. */
  with(token: string): Program {
    return new Program(this.origin, this.schema, token);
  }

  /** The response with its errors. */
  async send<T>(query: string, variables: object = {}, headers: Record<string, string> = {}): Promise<Answer<T>> {
    const problems = validate(this.schema, parse(query));
    if (problems.length > 0) throw new Error(`not in the published schema: ${problems.join('; ')}`);
    const response = await fetch(`${this.origin}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.token}`, 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors = [] } = (await response.json()) as { data?: T | null; errors?: Problem[] };
    return { status: response.status, headers: response.headers, data, errors };
  }

  /** The data; throws when there is any error. */
  async call<T>(query: string, variables: object = {}): Promise<T> {
    const { data, errors } = await this.send<T>(query, variables);
    if (errors.length > 0 || !data) throw new Error(`refused: ${JSON.stringify(errors)}`);
    return data;
  }

  async upload(spaceId: string, picture: Buffer): Promise<number> {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'photo.jpg');
    const response = await fetch(`${this.origin}/uploads/space-photos?spaceId=${spaceId}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.token}` },
      body: form,
    });
    return response.status;
  }
}
