/** The media type of GraphQL over HTTP; plain JSON is what clients older than it ask for, and what is sent when nothing is asked for. */
const GRAPHQL_TYPE = 'application/graphql-response+json';
const JSON_TYPE = 'application/json';
/** Sends one GraphQL answer in the media type that the caller prefers. */
export function sendAnswer(req, res, status, body) {
    send(req, res.status(status), JSON.stringify(body));
}
/** Sends an answer that visitors share; its `data` is JSON already. Only the caller's own browser may keep it: what it has left is in it. */
export function sendSharedAnswer(req, res, data, { maxAge, age }, extensions) {
    res.setHeader('Cache-Control', `private, max-age=${maxAge}`).setHeader('Age', String(age));
    res.vary('Accept-Language').vary('Authorization');
    send(req, res, `{"data":${data},"extensions":${JSON.stringify(extensions)}}`);
}
function send(req, res, json) {
    const type = req.accepts([JSON_TYPE, GRAPHQL_TYPE]) || JSON_TYPE;
    res.vary('Accept');
    res.setHeader('Content-Type', `${type}; charset=utf-8`);
    res.send(json);
}
//# sourceMappingURL=graphql-answer.js.map