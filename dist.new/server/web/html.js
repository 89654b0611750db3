/** Text that is safe to put into a page as it is. */
export class Html {
    text;
    constructor(text) {
        this.text = text;
    }
}
const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
/** Text as it may stand between tags and in quoted attributes. */
export function escapeHtml(text) {
    return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
function render(part) {
    if (part === null || part === undefined || part === false)
        return '';
    if (part instanceof Html)
        return part.text;
    if (typeof part === 'object')
        return part.map(render).join('');
    return escapeHtml(String(part));
}
/** Markup with values: whatever is not Html itself is escaped. */
export function html(markup, ...parts) {
    return new Html(markup.reduce((text, piece, index) => text + piece + render(parts[index]), ''));
}
/** Data for machines inside the page; nothing in it can end the element it stands in. */
export function jsonScript(data, { type = 'application/ld+json', id } = {}) {
    const text = JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
    return html `<script type="${type}"${id ? html ` id="${id}"` : ''}>${new Html(text)}</script>`;
}
//# sourceMappingURL=html.js.map