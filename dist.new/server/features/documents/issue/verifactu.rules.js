/** Where the tax office answers whether it knows an invoice (Orden HAC/1177/2024). */
const CHECK_ADDRESS = 'https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQR';
/** What the QR code of an invoice has to say; null while its issuer has no tax number. */
export function verifactuQrOf({ nif }, { number, issuedOn, totalCents, }) {
    if (nif === null)
        return null;
    const [year, month, day] = issuedOn.split('-');
    const query = new URLSearchParams({
        nif,
        numserie: number,
        fecha: `${day}-${month}-${year}`,
        importe: (totalCents / 100).toFixed(2),
    });
    return `${CHECK_ADDRESS}?${query.toString()}`;
}
//# sourceMappingURL=verifactu.rules.js.map