import { readFileSync } from 'node:fs';
import pg from 'pg';
import { fromProjectRoot } from '../../core/paths.js';
/** The role that the running program has: it owns nothing and cannot change the ledger. Migrations and seed run as the owner. */
const APP_ROLE = 'hueco_app';
const GRANTS = fromProjectRoot('server', 'db', 'migrations', 'app-role.sql');
const INSUFFICIENT_PRIVILEGE = '42501';
/** Another start was quicker: a role belongs to the whole server, not to one database. */
const MADE_MEANWHILE = new Set(['42710', '23505', 'XX000']);
/**
 * Grants the role what the program does, and answers the address to open. With a password the role signs in by itself, as in our own
 * PostgreSQL; in a given one every connection of the owner takes the role as it opens, so that no second password is needed.
 */
export async function prepareAppRole(ownerUrl, password) {
    const client = new pg.Client({ connectionString: ownerUrl, application_name: 'hueco-role' });
    client.on('error', () => { });
    await client.connect();
    try {
        const login = password === null ? 'nologin' : `login password ${pg.escapeLiteral(password)}`;
        await createRole(client, login, password === null);
        await client.query(readFileSync(GRANTS, 'utf8'));
    }
    catch (error) {
        if (isRefusal(error))
            return { url: ownerUrl, warning: warningOf(error) };
        throw error;
    }
    finally {
        await client.end();
    }
    return tryOut(ownerUrl, appUrl(ownerUrl, password));
}
/** The address of the same database for the role. */
export function appUrl(ownerUrl, password) {
    const url = new URL(ownerUrl);
    if (password === null) {
        const given = url.searchParams.get('options');
        url.searchParams.set('options', `${given === null ? '' : `${given} `}-c role=${APP_ROLE}`);
    }
    else {
        url.username = APP_ROLE;
        url.password = encodeURIComponent(password);
    }
    return url.href;
}
async function createRole(client, login, isTaken) {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [APP_ROLE]);
    if (!rowCount)
        await client.query(`create role ${APP_ROLE} ${login}`).catch(unlessMadeMeanwhile);
    else if (!isTaken)
        await client.query(`alter role ${APP_ROLE} ${login}`).catch(unlessMadeMeanwhile);
    if (isTaken)
        await client.query(`grant ${APP_ROLE} to current_user`);
}
function unlessMadeMeanwhile(error) {
    if (!(error instanceof pg.DatabaseError && MADE_MEANWHILE.has(error.code ?? '')))
        throw error;
}
const isRefusal = (error) => error instanceof pg.DatabaseError && error.code === INSUFFICIENT_PRIVILEGE;
/** A pooler in between may drop what a connection asks for as it opens: then the program stays the owner rather than away. */
async function tryOut(ownerUrl, url) {
    const client = new pg.Client({ connectionString: url, application_name: 'hueco-role' });
    client.on('error', () => { });
    try {
        await client.connect();
        const { rows } = await client.query('select current_user as role');
        if (rows[0]?.role === APP_ROLE)
            return { url, warning: null };
        return { url: ownerUrl, warning: warningOf(new Error('the connection does not take the role')) };
    }
    catch (error) {
        return { url: ownerUrl, warning: warningOf(error) };
    }
    finally {
        await client.end().catch(() => { });
    }
}
function warningOf(error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `The program keeps the role of DATABASE_URL, which owns its tables (${reason}): triggers alone guard the ledger. Let that role create roles, or create the role ${APP_ROLE} yourself and grant it to that role.`;
}
//# sourceMappingURL=app-role.js.map