import { escapeHtml } from '../core/values/escape-html.js';

/** Text that is safe to insert into a page. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = string | number | Html | null | undefined | false | readonly Part[];

function render(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(render).join('');
  return escapeHtml(String(part));
}

/** A template tag: values are escaped unless they are Html. */
export function html(markup: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(markup.reduce((text, piece, index) => text + piece + render(parts[index]), ''));
}

interface ScriptMarks {
  readonly type?: string;
  readonly id?: string;
}

/** Structured data inside the page. */
export const jsonScript = (data: object, marks: ScriptMarks = {}): Html => scriptOf(JSON.stringify(data), marks);

/** JSON inside the page; nothing in it can end its element. */
export function scriptOf(json: string, { type = 'application/ld+json', id }: ScriptMarks): Html {
  const text = json.replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return html`<script type="${type}"${id ? html` id="${id}"` : ''}>${new Html(text)}</script>`;
}
