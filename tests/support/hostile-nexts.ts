/** Values of `next` that lead, or once led, a browser to another site or into a script. */
export const HOSTILE_NEXTS: readonly string[] = [
  '', ' ', 'https://evil.example', 'http:evil.example', '//evil.example', '///evil.example', '////evil.example', '/\\evil.example', '\\\\evil.example', '\\/evil.example', '/\\/evil.example',
  'javascript:alert(1)', 'data:text/html,x', 'evil.example', 'search', '?next=/', '#/search', ' //evil.example', ' /search', '\t//evil.example', '/\t/evil.example', '/\n/evil.example', '/\r\n/evil.example', '/ok\n//evil',
  '/..//evil.example', '/.//evil.example', '/./\\evil.example', '/search/..//evil.example', '/a/b/../..//evil.example', '/%2e%2e//evil.example', '/%2E//evil.example', '/.%2e//evil.example', '/%2e/%2e//evil.example',
  '/%2F/evil.example', '/%2f%2fevil.example', '/%252f%252fevil.example', '/%5cevil.example', '/%5Cevil.example', '/%255Cevil.example', '/search%5c..%5c%5cevil.example', '/%09/evil.example', '/%0a/evil.example',
  '/%00//evil.example', '/%2500', '/\u0000/evil.example', '/\u0085/evil.example', '/search//evil.example', '/%E0%A4%A', '/%', '/%25', '/\u007f/evil.example', '//user@evil.example', '//[::1]', '/..//evil.example?x#y', '/../..//evil.example/..',
];

/** Values that stay as they are. */
export const SAFE_NEXTS: readonly string[] = [
  '/', '/publish-space?x=1', '/space/spc_abc123', '/dashboard?mode=host', '/messages?conversation=cnv_1#last', '/search?postal_code=Chamber%C3%AD&type=garage&save=1', '/search?q=//not/a/path', '/help/que-es-hueco#a',
];
