import { registerEnumType } from 'type-graphql';
/** What a key may be used for; a person chooses them when the key is made. */
export var ApiScope;
(function (ApiScope) {
    ApiScope["SPACES_READ"] = "spaces:read";
    ApiScope["SPACES_WRITE"] = "spaces:write";
    ApiScope["BOOKINGS_READ"] = "bookings:read";
    ApiScope["BOOKINGS_WRITE"] = "bookings:write";
    ApiScope["MESSAGES"] = "messages";
    ApiScope["WEBHOOKS"] = "webhooks";
})(ApiScope || (ApiScope = {}));
registerEnumType(ApiScope, {
    name: 'ApiScope',
    description: 'What an API key may be used for.',
    valuesConfig: {
        SPACES_READ: { description: 'Search, and read spaces, prices and free days, the own spaces with their drafts.' },
        SPACES_WRITE: {
            description: 'Create, change, publish and pause own spaces, and block their days; reads them too.',
        },
        BOOKINGS_READ: { description: 'Read own bookings, of both sides.' },
        BOOKINGS_WRITE: { description: 'Answer, cancel and move own bookings on; reads them too.' },
        MESSAGES: { description: 'Read and write messages of own conversations.' },
        WEBHOOKS: { description: 'Read and change webhooks and their log.' },
    },
});
//# sourceMappingURL=api-scopes.js.map