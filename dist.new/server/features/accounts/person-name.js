const PARTICLES = new Set(['de', 'del', 'la', 'las', 'el', 'los', 'y', 'i', 'da', 'do', 'dos', 'van', 'von']);
/** "Marta" of "Marta Ruiz Soler", for greetings in mails. */
export function firstNameOf(fullName) {
    return words(fullName)[0] ?? '';
}
/** "Marta R." of "Marta Ruiz Soler": the public name unless another was chosen. */
export function displayNameOf(fullName) {
    const surname = surnameOf(fullName);
    return surname ? `${firstNameOf(fullName)} ${capitalOf(surname)}.` : firstNameOf(fullName);
}
/** The public name: the chosen one, else first name and initial. */
export function publicNameOf({ displayName, fullName, }) {
    return displayName ?? displayNameOf(fullName);
}
/** "MR" of "Marta Ruiz Soler". */
export function initialsOf(fullName) {
    const surname = surnameOf(fullName);
    const first = firstNameOf(fullName);
    return surname ? capitalOf(first) + capitalOf(surname) : capitalOf(first);
}
/** Two given names look like a name and a surname, so the second word that is not a particle counts as the surname. */
function surnameOf(fullName) {
    return words(fullName)
        .slice(1)
        .find((word) => !PARTICLES.has(word.toLowerCase()));
}
function words(fullName) {
    return fullName.trim().split(/\s+/);
}
function capitalOf(word) {
    return [...word][0]?.toLocaleUpperCase('es') ?? '';
}
//# sourceMappingURL=person-name.js.map