/** Who stands behind the platform. */
export function platformParty({ companyName, companyNif, companyAddress }) {
    return { name: companyName, nif: companyNif, address: companyAddress };
}
/** Whether nobody is registered behind the platform yet: its documents are samples. */
export function isSample({ companyNif }) {
    return companyNif === null;
}
//# sourceMappingURL=platform-party.js.map