import { open } from 'node:fs/promises';
/** Chunks a PNG may have ahead of its pixels; real ones have a few dozen at most. */
const MAX_PNG_CHUNKS = 1000;
/** What the first bytes of a file say it is. Only these four signatures reach a decoder: those of SVG, PDF and GIF have no business there. */
export async function pictureFormat(file) {
    const ascii = await reading(file, async (read) => (await read(0, 32)).toString('latin1'));
    if (ascii.startsWith('\xff\xd8\xff'))
        return 'jpeg';
    if (ascii.startsWith('\x89PNG\r\n\x1a\n'))
        return 'png';
    if (ascii.startsWith('RIFF') && ascii.startsWith('WEBP', 8))
        return 'webp';
    return ascii.startsWith('ftyp', 4) && /^(?:avif|mif1|miaf)/.test(ascii.slice(8)) && ascii.includes('avif')
        ? 'avif'
        : null;
}
/** An animated PNG says so in a chunk ahead of its pixels; decoders that show only the first picture do not report it. */
export function isAnimatedPng(file) {
    return reading(file, async (read) => {
        for (let at = 8, chunks = 0; chunks < MAX_PNG_CHUNKS; chunks++) {
            const head = await read(at, 8);
            if (head.length < 8)
                return false;
            const name = head.toString('latin1', 4);
            if (name === 'acTL')
                return true;
            if (name === 'IDAT' || name === 'IEND')
                return false;
            at += head.readUInt32BE(0) + 12;
        }
        // What follows so many chunks is not looked at: the file counts as unsupported.
        return true;
    });
}
async function reading(name, work) {
    const file = await open(name);
    try {
        return await work(async (at, length) => {
            const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
            return buffer.subarray(0, bytesRead);
        });
    }
    finally {
        await file.close();
    }
}
//# sourceMappingURL=picture-format.js.map