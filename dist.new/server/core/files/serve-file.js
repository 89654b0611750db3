/** What nobody else may show, and what no browser runs or guesses the type of. */
export const FILE_HEADERS = {
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
};
/** The headers of a file for one person: its URL, which can open it, is told to no other site. Routes set Cache-Control first, for refusals too. */
export function setPrivateFileHeaders(res, { type, disposition }) {
    res.set({
        ...FILE_HEADERS,
        'Content-Type': type,
        'Content-Disposition': disposition,
        'Referrer-Policy': 'no-referrer',
    });
}
//# sourceMappingURL=serve-file.js.map