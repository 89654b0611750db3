/** Whose names of bookings a caller reads and gives: the app's, or those of the person whose key or session it is. */
export function externalSourceOf(caller) {
    return caller.apiKey?.appId ?? caller.viewer?.id ?? null;
}
//# sourceMappingURL=external-id.rules.js.map