import { lookup } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { promisify } from 'node:util';
import { gunzip as gunzipWithCallback } from 'node:zlib';
import ipaddr from 'ipaddr.js';
import { traced } from './tracing.js';
const gunzip = promisify(gunzipWithCallback);
/** Reads an address of others, or sends something there: bounded in time and size, without following redirects, and never inside our own network. */
export async function readOutside(address, options) {
    const url = new URL(address);
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
        throw new Error(`${url.protocol} is not read from outside`);
    const literal = url.hostname.replace(/^\[|\]$/g, '');
    if (!options.mayBePrivate && isIP(literal) !== 0 && !isPublic(literal))
        throw new PrivateAddressError(url.hostname);
    const method = options.post === undefined ? 'GET' : 'POST';
    const attributes = { 'http.request.method': method, 'server.address': url.hostname };
    return traced(`${method} ${url.hostname}`, { kind: 'client', attributes, isDetail: true }, async (span) => {
        const answer = await send(url, method, options);
        span.set({ 'http.response.status_code': answer.status });
        return answer;
    });
}
function send(url, method, options) {
    const open = url.protocol === 'https:' ? httpsRequest : httpRequest;
    return new Promise((resolve, reject) => {
        const request = open(url, {
            method,
            headers: { 'User-Agent': 'Hueco', 'Accept-Encoding': 'gzip', ...options.headers },
            signal: AbortSignal.timeout(options.timeoutMs),
            // The address that was looked at is the one connected to, whatever the name says a moment later.
            ...(options.mayBePrivate ? {} : { lookup: lookupPublic }),
        }, (response) => {
            void bodyOf(response, options.maxBytes, response.headers['content-encoding'] === 'gzip').then((body) => resolve({
                status: response.statusCode ?? 0,
                type: (response.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '',
                etag: response.headers.etag,
                location: response.headers.location,
                body,
            }), (error) => {
                request.destroy();
                reject(error instanceof Error ? error : new Error(String(error)));
            });
        });
        request.on('error', reject);
        request.end(options.post);
    });
}
export class PrivateAddressError extends Error {
    constructor(host) {
        super(`${host} is an address of our own network`);
    }
}
async function bodyOf(response, maxBytes, isZipped) {
    const chunks = [];
    let size = 0;
    for await (const chunk of response) {
        size += chunk.length;
        if (size > maxBytes)
            throw new Error(`The answer is larger than ${maxBytes} bytes`);
        chunks.push(chunk);
    }
    const body = Buffer.concat(chunks);
    return isZipped ? await gunzip(body, { maxOutputLength: maxBytes }) : body;
}
const lookupPublic = (host, options, callback) => {
    lookup(host, { ...options, all: true }, (error, found) => {
        const [first] = found ?? [];
        if (error || !first)
            return callback(error ?? new Error(`${host} has no address`), '');
        if (!found.every(({ address }) => isPublic(address)))
            return callback(new PrivateAddressError(host), '');
        if (options.all)
            callback(null, found);
        else
            callback(null, first.address, first.family);
    });
};
/** Whether an IP address belongs to the open internet: no loopback, private, link-local, shared or reserved range. */
export function isPublic(address) {
    return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}
//# sourceMappingURL=outgoing.js.map