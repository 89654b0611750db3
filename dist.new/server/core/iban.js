/** Whether a text is an account number: its check digits fit (ISO 13616), so other long codes do not pass for one. */
export function isIban(text) {
    const code = text.replace(/[^a-z\d]/gi, '').toUpperCase();
    if (code.length < 15 || code.length > 34)
        return false;
    const normalized = (code.slice(4) + code.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
    return [...normalized].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}
//# sourceMappingURL=iban.js.map