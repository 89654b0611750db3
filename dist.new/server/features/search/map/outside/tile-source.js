export const TILE_BYTES = 2 * 1024 * 1024;
const CREDITS_LENGTH = 120;
/** Whom to thank, without tags: services send links. */
export function creditsIn(html) {
    const text = (typeof html === 'string' ? html : '')
        .replace(/<[^>]*>/g, ' ')
        .replace(/&copy;/g, '©')
        .replace(/&[#\w]+;/g, ' ')
        .replace(/[<>]/g, '')
        .replace(/\s+/g, ' ')
        .trim()
        .slice(0, CREDITS_LENGTH);
    return text || '© OpenStreetMap';
}
//# sourceMappingURL=tile-source.js.map