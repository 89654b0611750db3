import { clientInfo } from '../core/rate-limits/client-network.js';
import { isConnectionLost } from '../core/errors/db-errors.js';
import { ErrorCode } from '../core/errors/error-codes.js';
import { loggedPath } from '../core/logged-path.js';
import { requestContext } from '../core/request-context.js';
import { finishPage } from '../transport/send-page.js';
import { TooBusy } from './page-cache.js';
import { PageTemplate } from './page-template.js';
import { readPublic } from './read-public.js';
/** Of pages that ask for nothing. */
const NO_ANSWER = { variables: {}, data: {} };
/** Global ids of what can change on a page. */
const SHOWN_IDS = /(?:spc|usr)_[\w-]{22}/g;
/** Refusals that say that there is nothing at an address; all others pass. */
const NOTHING_THERE = new Set([
    ErrorCode.NOT_FOUND,
    ErrorCode.VALIDATION_FAILED,
    ErrorCode.BAD_REQUEST,
]);
const NO_COOKIES = { get: () => undefined, set: () => undefined, clear: () => undefined };
/** Makes a page as any visitor gets it. */
export async function makePage(parts, wanted) {
    const { services } = parts;
    try {
        return await renderWanted(parts, wanted);
    }
    catch (error) {
        if (error instanceof TooBusy)
            throw error;
        // Whoever watches the database tells when it is away.
        if (!isConnectionLost(error))
            services.log.error({ err: error, path: loggedPath(wanted.found.path) }, 'a page could not be made');
        throw new TooBusy();
    }
}
async function renderWanted(parts, wanted) {
    const { client, origin, policyOf, extraHead } = parts;
    const { headLocale: locale, shown, today } = wanted;
    const pages = await client.pages();
    const shows = new Set(idsIn(wanted.found.path));
    const answer = await firstAnswer(parts, wanted.found, { language: locale, today }, shows);
    const found = answer ? wanted.found : pages.notFoundPage();
    const { data } = answer ?? NO_ANSWER;
    const head = await found.head({ language: locale, today, origin, data });
    const rendered = await renderPart(parts, wanted, head, locale === shown ? answer : undefined, shows);
    const template = new PageTemplate(await client.template(wanted.found.path), extraHead);
    const { html, inline } = template.fill(head, {
        locale,
        origin,
        texts: await pages.fixedTexts(rendered?.locale ?? locale),
        modules: client.scriptsOf(found.sources(shown)),
        rendered,
    });
    const page = await finishPage(head.status, policyOf(inline), html);
    // All addresses that are no page's at all share one entry, which is kept.
    const isPassing = head.status === 404 && wanted.found.path !== pages.notFoundPage().path;
    return { page, shows, isList: found.isList, isPassing };
}
/** Copies: a part of a text keeps the whole of it in memory. */
const idsIn = (text) => [...text.matchAll(SHOWN_IDS)].map(([id]) => Buffer.from(id, 'latin1').toString('latin1'));
/** Reads as a visitor of whom nothing is known, and notes what there is to be shown. Null: there is nothing at this address. */
async function firstAnswer({ services, schema }, found, circumstances, shows) {
    const query = found.firstQuery(circumstances);
    if (!query)
        return NO_ANSWER;
    const visitor = {
        viewer: null,
        locale: circumstances.language,
        client: clientInfo('', undefined, 'http'),
        cookies: NO_COOKIES,
    };
    try {
        const data = await readPublic(schema, requestContext(services, visitor))(query.text, query.variables);
        for (const id of idsIn(JSON.stringify(data)))
            shows.add(id);
        return { variables: query.variables, data };
    }
    catch (error) {
        if (NOTHING_THERE.has(codeOf(error)))
            return null;
        throw error;
    }
}
/** The page as the browser first shows it; null where the browser renders it. `answer` is the one in the language that is shown, where it is there already. */
async function renderPart(parts, { found, addressed, shown, width, today }, { status }, answer, shows) {
    if (width === null)
        return null;
    const isWide = width === 'wide';
    const notFound = (await parts.client.pages()).notFoundPage();
    if (status === 404) {
        const page = await parts.client.render({ path: notFound.path, search: '', isWide, ...NO_ANSWER }, shown);
        // All that lead nowhere share one page, which is none of their own: the browser renders that.
        return page && { page, locale: shown, isWide, isHydrated: false };
    }
    const known = answer === undefined ? await firstAnswer(parts, found, { language: shown, today }, shows) : answer;
    if (!known)
        return null;
    const query = new URLSearchParams(found.query);
    if (addressed)
        query.set('lang', addressed);
    const search = query.size > 0 ? `?${query}` : '';
    const page = await parts.client.render({ path: found.path, search, isWide, ...known }, shown);
    return page && { page, locale: shown, isWide, isHydrated: true };
}
/** The code of a refusal of the API; null for what went wrong by itself. */
function codeOf(error) {
    const original = error?.originalError;
    return original?.code ?? null;
}
//# sourceMappingURL=make-page.js.map