import { causeOf } from './failed-operations.js';

/** An error as a caller receives it. */
export interface ErrorAnswer {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions: {
    readonly code: string;
    readonly params?: Record<string, unknown>;
    readonly fields?: readonly {
      readonly path: string;
      readonly code: string;
      readonly params?: Record<string, unknown>;
    }[];
    readonly requestId?: string;
  };
}

export interface Answer<T> {
  readonly status: number;
  readonly headers: Headers;
  readonly data: T | null | undefined;
  readonly errors: readonly ErrorAnswer[];
  readonly extensions: Record<string, unknown>;
}

const causesOf = (errors: readonly ErrorAnswer[]): string =>
  errors.map(({ extensions }) => causeOf(extensions.requestId)).join('\n');

let nextIp = 1;

/** Calls the API over HTTP as one user; every client has its own address. */
export class GraphqlClient {
  readonly ip = `10.${(nextIp >> 16) & 255}.${(nextIp >> 8) & 255}.${nextIp++ & 255}`;
  accessToken: string | null = null;
  /** Overrides the user agent. */
  userAgent = 'node';
  private readonly cookies = new Map<string, string>();

  constructor(
    readonly url: string,
    private readonly language: 'es' | 'en' = 'es',
  ) {}

  /** The raw response with its errors. */
  async send<T = Record<string, unknown>>(query: string, variables: Record<string, unknown> = {}): Promise<Answer<T>> {
    const response = await fetch(`${this.url}/graphql`, {
      method: 'POST',
      headers: this.headers(),
      body: JSON.stringify({ query, variables }),
    });
    for (const setCookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (setCookie.split(';')[0] ?? '').split('=');
      this.cookies.set(name, value);
    }
    const body = (await response.json()) as {
      data?: T | null;
      errors?: ErrorAnswer[];
      extensions?: Record<string, unknown>;
    };
    return {
      status: response.status,
      headers: response.headers,
      data: body.data,
      errors: body.errors ?? [],
      extensions: body.extensions ?? {},
    };
  }

  /** The data; throws when there is any error. */
  async query<T = Record<string, never>>(query: string, variables: Record<string, unknown> = {}): Promise<T> {
    const answer = await this.send<T>(query, variables);
    if (answer.errors.length > 0 || !answer.data)
      throw new Error(`unexpected errors: ${JSON.stringify(answer.errors)}\n${causesOf(answer.errors)}`);
    return answer.data;
  }

  /** The code of the first error; throws when there is none. */
  async codeOf(query: string, variables: Record<string, unknown> = {}): Promise<string> {
    const answer = await this.send(query, variables);
    const code = answer.errors[0]?.extensions.code;
    if (!code) throw new Error(`expected an error, got ${JSON.stringify(answer.data)}`);
    return code;
  }

  headers(): Record<string, string> {
    return {
      'content-type': 'application/json',
      'accept-language': this.language,
      'x-forwarded-for': this.ip,
      'user-agent': this.userAgent,
      ...(this.cookies.size > 0
        ? { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
        : {}),
      ...(this.accessToken ? { authorization: `Bearer ${this.accessToken}` } : {}),
    };
  }
}
