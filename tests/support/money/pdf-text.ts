import { inflateSync } from 'node:zlib';

/** The rendered text of a PDF in the order of its content streams; words of a text object are joined, and each object is a line. */
export function textOfPdf(pdf: Buffer): string {
  const objects = objectsOf(pdf);
  const bodyOf = (reference: string | undefined): string => objects.get(reference ?? '')?.body ?? '';
  const lines: string[] = [];
  for (const { body } of objects.values()) {
    if (!/\/Type \/Page\b/.test(body)) continue;
    const resources = bodyOf(/\/Resources (\d+) 0 R/.exec(body)?.[1]);
    const fonts = new Map<string, Map<string, string>>();
    for (const [, name = '', reference = ''] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(bodyOf(reference))?.[1];
      fonts.set(name, unicodeOf(objects.get(unicode ?? '')?.stream ?? ''));
    }
    const content = objects.get(/\/Contents (\d+) 0 R/.exec(body)?.[1] ?? '')?.stream ?? '';
    lines.push(...linesOf(content, fonts));
  }
  return lines.join('\n').replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');
}

interface PdfObject {
  readonly body: string;
  /** The decompressed stream; empty if there is none. */
  readonly stream: string;
}

function objectsOf(pdf: Buffer): Map<string, PdfObject> {
  const text = pdf.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const match of text.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)) {
    const begin = match.index + match[0].length;
    const end = text.indexOf('\nendobj', begin);
    const at = text.indexOf('stream\n', begin);
    const hasStream = at !== -1 && at < end;
    const body = text.slice(begin, hasStream ? at : end);
    objects.set(match[1] ?? '', { body, stream: hasStream ? inflated(pdf, body, at + 'stream\n'.length) : '' });
  }
  return objects;
}

function inflated(pdf: Buffer, body: string, at: number): string {
  const length = Number(/\/Length (\d+)/.exec(body)?.[1] ?? 0);
  const bytes = pdf.subarray(at, at + length);
  return (body.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
}

/** The character map of an embedded font: glyph codes as four hexadecimal digits. */
function unicodeOf(map: string): Map<string, string> {
  const codes = new Map<string, string>();
  for (const [, first = '', list = ''] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi)) {
    [...list.matchAll(/<([0-9a-f ]+)>/gi)].forEach(([, hex = ''], index) => {
      const code = (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0');
      codes.set(code, Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'));
    });
  }
  return codes;
}

function linesOf(content: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string[] {
  const lines: string[] = [];
  let codes: ReadonlyMap<string, string> = new Map();
  for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) codes = fonts.get(font) ?? new Map();
    else
      lines.push(
        [...(shown ?? '').matchAll(/<([0-9a-f]+)>/gi)]
          .flatMap(([, hex = '']) => hex.toLowerCase().match(/.{4}/g) ?? [])
          .map((code) => codes.get(code) ?? '?')
          .join(''),
      );
  }
  return lines;
}
