import { cloneElement, Fragment, type ReactElement, type ReactNode } from 'react';

const MARKED = /<(\w+)>(.*?)<\/\1>/gs;

interface RichTextProps {
  /** A message with tags: `Read the <terms>terms</terms>`. */
  text: string;
  /** The element of each tag; unknown tags stay as text. Messages are never parsed as HTML. */
  marks: Readonly<Record<string, ReactElement<{ children?: ReactNode }>>>;
}

/** A message with links or emphasis. Tags cannot be nested. */
export function RichText({ text, marks }: RichTextProps) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: whole, 1: name = '', 2: inner, index } of text.matchAll(MARKED)) {
    const element = marks[name];
    parts.push(text.slice(end, index), element ? cloneElement(element, { key: index }, inner) : whole);
    end = index + whole.length;
  }
  return (
    <Fragment>
      {parts}
      {text.slice(end)}
    </Fragment>
  );
}
