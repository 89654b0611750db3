import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { create, type Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import { fromProjectRoot } from '../../../core/paths.js';

const FONT_FOLDER = ['server', 'features', 'documents', 'pdf', 'fonts'] as const;
/** Parsed once: a document that parses its own fonts takes twice as long. */
const font = (name: string): Font => create(readFileSync(fromProjectRoot(...FONT_FOLDER, `${name}.ttf`)));
const REGULAR = font('Figtree-Regular');
const STRONG = font('Figtree-SemiBold');

const A4 = { width: 595.28, height: 841.89 } as const;
const MARGIN = 56;
const WIDTH = A4.width - 2 * MARGIN;
/** The end of a page's text; the footer is below. */
const BOTTOM = A4.height - 84;
const FOOTER_TOP = A4.height - 58;
const GAP = 14;
const INK = '#23291f';
const MUTED = '#5b6355';
const RULE = '#d3d7cc';
const SIZE = { title: 21, heading: 12, text: 9.5, small: 8 } as const;
const ROW_PADDING = 5;
const LABEL_GAP = 12;

type Structure = PDFKit.PDFStructureElement;

/** A column of a table; widths are fractions of the page width. */
export interface PdfColumn {
  readonly label: string;
  readonly width: number;
  readonly isAmount?: boolean;
}

export interface PdfPageOptions {
  readonly title: string;
  readonly language: string;
  readonly issuedAt: Date;
  /** At the foot of each page, with the page number. */
  footer(page: number, pages: number): string;
}

/** An A4 document, written from top to bottom. Every text is in the structure tree, so that screen readers read it in order. */
export class PdfPage {
  private readonly doc: PDFKit.PDFDocument;
  private readonly root: Structure;
  private readonly bytes: Promise<Buffer>;

  constructor(private readonly options: PdfPageOptions) {
    const { title, language, issuedAt } = options;
    this.doc = new PDFDocument({
      size: 'A4',
      // The default font would be parsed for each document, and is never used.
      font: '',
      margin: MARGIN,
      bufferPages: true,
      pdfVersion: '1.7',
      // The types have only the older subsets.
      subset: 'PDF/UA' as PDFKit.Mixins.PDFSubsets,
      tagged: true,
      lang: language,
      displayTitle: true,
      info: { Title: title, Author: 'Hueco', CreationDate: issuedAt, ModDate: issuedAt },
    });
    this.bytes = buffer(this.doc);
    this.doc.registerFont('regular', REGULAR);
    this.doc.registerFont('strong', STRONG);
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
  }

  /** The title of the document, its number and its date, below the name of the platform. */
  title(text: string, subtitle: string): void {
    this.element('P', () => this.write('Hueco', { font: 'strong', size: SIZE.heading, color: MUTED }));
    this.space(GAP);
    this.element('H1', () => this.write(text, { font: 'strong', size: SIZE.title }));
    this.element('P', () => this.write(subtitle, { color: MUTED }));
    this.space(GAP);
  }

  heading(text: string): void {
    this.ensureRoom(60);
    this.space(GAP);
    this.element('H2', () => this.write(text, { font: 'strong', size: SIZE.heading }));
    this.space(4);
  }

  paragraph(text: string): void {
    this.ensureRoom(this.heightOf(text, WIDTH, SIZE.text));
    this.element('P', () => this.write(text, {}));
    this.space(5);
  }

  note(text: string): void {
    this.ensureRoom(this.heightOf(text, WIDTH, SIZE.small));
    this.element('P', () => this.write(text, { size: SIZE.small, color: MUTED }));
    this.space(4);
  }

  /** Labels with their values: a table whose first column is its headers. */
  details(rows: readonly (readonly [label: string, value: string])[]): void {
    const labelWidth = WIDTH * 0.32;
    const table = this.begin('Table');
    for (const [label, value] of rows) {
      const labelHeight = this.heightOf(label, labelWidth - LABEL_GAP, SIZE.text);
      const height = Math.max(labelHeight, this.heightOf(value, WIDTH - labelWidth, SIZE.text)) + ROW_PADDING;
      this.ensureRoom(height);
      const y = this.doc.y;
      const row = this.begin('TR', table);
      this.cell(row, 'TH', label, { x: MARGIN, y, width: labelWidth - LABEL_GAP, color: MUTED, scope: 'Row' });
      this.cell(row, 'TD', value, { x: MARGIN + labelWidth, y, width: WIDTH - labelWidth });
      row.end();
      this.doc.y = y + height;
    }
    table.end();
    this.space(4);
  }

  /** A table; the rows of `sums` follow a line. */
  table(
    columns: readonly PdfColumn[],
    rows: readonly (readonly string[])[],
    sums: readonly (readonly string[])[],
  ): void {
    const table = this.begin('Table');
    this.row(
      table,
      columns,
      columns.map(({ label }) => label),
      'head',
    );
    for (const row of rows) this.row(table, columns, row, 'body');
    for (const row of sums) this.row(table, columns, row, 'sum');
    table.end();
    this.space(6);
  }

  /** Writes the footers of all pages and returns the file. */
  async finish(): Promise<Buffer> {
    this.root.end();
    const { start, count } = this.doc.bufferedPageRange();
    for (let page = 0; page < count; page++) {
      this.doc.switchToPage(start + page);
      // Below the margin pdfkit would begin another page.
      this.doc.page.margins.bottom = 0;
      this.artifact(() => {
        this.rule(FOOTER_TOP - 8);
        this.doc.font('regular').fontSize(SIZE.small).fillColor(MUTED);
        this.doc.text(this.options.footer(page + 1, count), MARGIN, FOOTER_TOP, { width: WIDTH });
      });
    }
    this.doc.end();
    return this.bytes;
  }

  private row(
    table: Structure,
    columns: readonly PdfColumn[],
    texts: readonly string[],
    kind: 'head' | 'body' | 'sum',
  ): void {
    const font = kind === 'body' ? 'regular' : 'strong';
    const size = kind === 'head' ? SIZE.small : SIZE.text;
    const heights = texts.map((text, index) => this.heightOf(text, widthOf(columns[index]) - 8, size, font));
    const height = Math.max(...heights) + 2 * ROW_PADDING;
    this.ensureRoom(height);
    const y = this.doc.y;
    const row = this.begin('TR', table);
    let x = MARGIN;
    for (const [index, column] of columns.entries()) {
      const width = widthOf(column);
      const isHeader = kind === 'head' || index === 0;
      this.cell(row, isHeader ? 'TH' : 'TD', texts[index] ?? '', {
        x,
        y: y + ROW_PADDING,
        width: width - 8,
        font,
        size,
        color: kind === 'head' ? MUTED : INK,
        align: column.isAmount ? 'right' : 'left',
        ...(isHeader ? { scope: kind === 'head' ? 'Column' : 'Row' } : {}),
      });
      x += width;
    }
    row.end();
    if (kind !== 'sum') this.artifact(() => this.rule(y + height));
    this.doc.y = y + height;
  }

  private cell(
    row: Structure,
    tag: 'TH' | 'TD',
    text: string,
    { x, y, width, align = 'left', scope, ...style }: CellStyle,
  ): void {
    // The types of pdfkit lack the scope of header cells.
    const options = scope ? ({ scope } as PDFKit.Mixins.StructureElementOptions) : {};
    row.add(
      this.doc.struct(tag, options, () => {
        this.style(style);
        this.doc.text(text, x, y, { width, align, lineGap: 1 });
      }),
    );
  }

  private element(tag: string, write: () => void): void {
    const element = this.doc.struct(tag, {}, write);
    this.root.add(element);
    element.end();
  }

  private begin(tag: string, parent: Structure = this.root): Structure {
    const element = this.doc.struct(tag);
    parent.add(element);
    return element;
  }

  /** Artifacts that screen readers skip: lines and page footers. */
  private artifact(write: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    write();
    this.doc.endMarkedContent();
  }

  private write(text: string, style: TextStyle): void {
    this.style(style);
    this.doc.text(text, MARGIN, this.doc.y, { width: WIDTH, lineGap: 1.5 });
  }

  private style({ font = 'regular', size = SIZE.text, color = INK }: TextStyle): void {
    this.doc.font(font).fontSize(size).fillColor(color);
  }

  private rule(y: number): void {
    this.doc
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + WIDTH, y)
      .lineWidth(0.6)
      .strokeColor(RULE)
      .stroke();
  }

  private heightOf(text: string, width: number, size: number, font: 'regular' | 'strong' = 'regular'): number {
    this.style({ font, size });
    return this.doc.heightOfString(text || ' ', { width, lineGap: 1.5 });
  }

  private ensureRoom(height: number): void {
    if (this.doc.y + height > BOTTOM) this.doc.addPage();
  }

  private space(points: number): void {
    this.doc.y += points;
  }
}

interface TextStyle {
  readonly font?: 'regular' | 'strong';
  readonly size?: number;
  readonly color?: string;
}

interface CellStyle extends TextStyle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly align?: 'left' | 'right';
  readonly scope?: 'Row' | 'Column';
}

function widthOf(column: PdfColumn | undefined): number {
  return WIDTH * (column?.width ?? 0);
}
