import { randomUUID } from 'node:crypto';
import { toGlobalId } from '../../../../server/core/graphql/global-id.js';
import type { StaffAct, StaffRecord, STAFF_ACTS } from '../../../../server/core/staff-acts.js';
import { createAccount, signInAs, signInAsAdmin } from '../../../support/accounts.js';
import { resetWorld, person, type World } from '../../../support/bookings.js';
import type { GraphqlClient } from '../../../support/graphql-client.js';
import { publishedSpace, uuidOf } from '../../../support/spaces.js';
import { documentOf, rootFields } from '../../support/root-fields.js';

/** The reason given for every act that requires one. */
export const WHY = 'Lo piden las dos partes en el tique del 2 de marzo.';

/** The act to run: a mutation with its input, or a call outside GraphQL. */
export interface PreparedAct {
  /** Null if the act has already run by a route outside GraphQL. */
  readonly mutation: string | null;
  /** The variables; most mutations have one, `input`. */
  readonly variables?: Readonly<Record<string, unknown>>;
  /** The client that runs the act; the admin by default. */
  readonly by?: GraphqlClient;
  /** The decision deliberately leaves the record unchanged. */
  readonly isKept?: boolean;
  /** The reason in the log, if it differs from `WHY`. */
  readonly reason?: string;
}

/** Prepares the data for one kind of record and returns the act that creates it. */
export type Scenario = (context: ScenarioContext) => Promise<PreparedAct>;

/** The kinds of record that some acts create. */
export type RecordsOf<Act extends StaffAct> = {
  [A in Act]: keyof (typeof STAFF_ACTS)[A]['records'] & StaffRecord;
}[Act];

export const prepareAct = (
  mutation: string,
  input: Readonly<Record<string, unknown>>,
  more: Partial<PreparedAct> = {},
): PreparedAct => ({
  mutation,
  variables: { input },
  ...more,
});

/** Exports a list of the staff as a file. */
export const downloaded =
  (list: string): Scenario =>
  async ({ world }) => {
    await fetch(`${world.app.url}/files/staff/${list}.csv`, { headers: world.admin.headers() });
    return { mutation: null };
  };

/** One market for all scenarios, with data that several of them need. */
export class ScenarioContext {
  private constructor(
    readonly world: World,
    /** A second admin, where two people must decide. */
    readonly second: GraphqlClient,
  ) {}

  static async around(world: World): Promise<ScenarioContext> {
    return new ScenarioContext(world, await person(world.app, 'second', 'Pilar Otero Vidal', ['renter', 'admin']));
  }

  /** Returns to the first moment: days are free and everybody is signed in. */
  async resetWorld(): Promise<void> {
    await resetWorld(this.world);
    await signInAsAdmin(this.world.app, this.second, 'second@example.test');
    await this.sql(
      `update bookings set status = 'completed' where status in ('active', 'ending', 'move_out', 'terminated')`,
    );
  }

  /** The second admin with a new session, because the clock of a running stay passed the end of the last one. */
  async secondNow(): Promise<GraphqlClient> {
    await signInAsAdmin(this.world.app, this.second, 'second@example.test');
    return this.second;
  }

  sql<T extends object>(text: string, values: unknown[] = []): Promise<T[]> {
    return this.world.app.context().em.execute<T[]>(text, values);
  }

  /** The API id of a user without a session. */
  async personId(): Promise<string> {
    return toGlobalId('Person', await createAccount(this.world.app, { email: `${randomUUID()}@example.test` }));
  }

  /** A signed-in user. */
  async somebody(): Promise<GraphqlClient> {
    const email = `${randomUUID()}@example.test`;
    const client = this.world.app.visitor();
    await createAccount(this.world.app, { email });
    await signInAs(client, email);
    return client;
  }

  space(): Promise<string> {
    return publishedSpace(this.world.app, this.world.host);
  }

  /** A space in review. */
  async submittedSpace(): Promise<string> {
    const id = await this.space();
    const text = `update spaces set status = 'in_review', submitted_at = now(), published_at = null where id = ?`;
    await this.sql(text, [uuidOf(id)]);
    return id;
  }

  /** Runs an act unless it has already run outside GraphQL. */
  async perform({ mutation, variables = {}, by = this.world.admin }: PreparedAct): Promise<void> {
    if (mutation === null) return;
    const root = rootFields().find(({ field }) => field.name === mutation);
    if (!root) throw new Error(`there is no ${mutation}`);
    const { errors } = await by.send(documentOf(root), variables);
    if (errors.length > 0) throw new Error(`${mutation}: ${JSON.stringify(errors)}`);
  }
}
