// The font library below pdfkit has no types; a font it has parsed is a source for pdfkit, whose types accept only bytes.
declare module 'fontkit' {
  export interface Font {
    layout(text: string): object;
  }
  export function create(bytes: Uint8Array): Font;
}

declare namespace PDFKit.Mixins {
  interface PDFFont {
    registerFont(name: string, src: import('fontkit').Font): this;
  }
}
