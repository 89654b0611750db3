const PAGE = { width: 595, height: 842 };
const MARGIN = 64;
const LINE = 26;

/** A page of plain lines as a PDF, the first one as its title: no fonts are embedded, every reader has Helvetica. */
export function renderPdf(lines: readonly string[]): Buffer {
  const words = lines
    .map(
      (line, index) =>
        `BT /F1 ${index === 0 ? 20 : 13} Tf ${MARGIN} ${PAGE.height - MARGIN - 20 - index * LINE} Td (${escaped(line)}) Tj ET`,
    )
    .join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${words.length} >>\nstream\n${words}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let pdf = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`;
  return Buffer.from(pdf + end, 'latin1');
}

/** Spanish letters are single bytes of WinAnsi; brackets and backslashes are escaped in a PDF. */
function escaped(text: string): string {
  return text.replace(/[\\()]/g, '\\$&');
}
