/** The demo hosts' own spaces: in and around Chamberí. */
export function ownerOf({ host, both }, { postalCode, name }, index) {
    if (index === 1 && name === 'Trafalgar')
        return host;
    if (index !== 0)
        return null;
    if (postalCode === '28010' || postalCode === '28003')
        return host;
    return name === 'Arapiles' || name === 'Malasaña' ? both : null;
}
//# sourceMappingURL=demo-owners.js.map