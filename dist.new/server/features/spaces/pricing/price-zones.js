/** What one square metre asks a month, in euros, by the beginning of the postal code. To be refitted from real bookings. */
const zoneBases = [
    ['080', 26], // Barcelona
    ['280', 24], // Madrid
    ['070', 22], // Palma
    ['480', 20], // Bilbao
    ['290', 20], // Málaga
    ['460', 18], // Valencia
    ['410', 17], // Sevilla
    ['500', 16], // Zaragoza
];
const CAPITAL_BASE = 14;
const OTHER_BASE = 11;
/** The base of a postal code's zone. A capital's codes have a 0 after the province's two digits. */
export function zoneBaseEuros(postalCode) {
    const zone = zoneBases.find(([prefix]) => postalCode.startsWith(prefix));
    if (zone)
        return zone[1];
    return postalCode.charAt(2) === '0' ? CAPITAL_BASE : OTHER_BASE;
}
//# sourceMappingURL=price-zones.js.map