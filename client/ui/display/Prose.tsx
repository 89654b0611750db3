import { chakra } from '@chakra-ui/react';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

const STYLES = {
  '& > * + *': { marginTop: '4' },
  '& h2': { textStyle: 'h3', marginTop: '10' },
  '& h3': { textStyle: 'body', fontWeight: '650', marginTop: '6' },
  '& h2 + *, & h3 + *': { marginTop: '2' },
  '& ul, & ol': { paddingInlineStart: '6' },
  '& ul': { listStyleType: 'disc' },
  '& ol': { listStyleType: 'decimal' },
  '& li + li': { marginTop: '2' },
  '& li::marker': { color: 'fg.subtle' },
  '& a': { color: 'link', textDecoration: 'underline', textUnderlineOffset: '3px' },
  '& strong': { fontWeight: '650' },
  '& code': { fontFamily: 'mono', fontSize: '0.9em', bg: 'bg.muted', paddingInline: '1', borderRadius: 'l1' },
  '& blockquote': {
    borderInlineStartWidth: '3px',
    borderColor: 'brand.border',
    paddingInlineStart: '4',
    color: 'fg.muted',
  },
  '& .table': { overflowX: 'auto' },
  '& table': { width: '100%', borderCollapse: 'collapse', textStyle: 'sm' },
  '& th': { textAlign: 'start', fontWeight: '650' },
  '& th, & td': {
    paddingBlock: '2.5',
    paddingInlineEnd: '4',
    borderBottomWidth: '1px',
    borderColor: 'border',
    verticalAlign: 'top',
  },
} as const;

/** An article: HTML that the server rendered from our own Markdown. Its links stay inside the app. */
export function Prose({ html }: { html: string }) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || link.origin !== window.location.origin) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  };
  return <chakra.div css={STYLES} onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />;
}
