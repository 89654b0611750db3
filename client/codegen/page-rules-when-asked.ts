import type { Plugin } from 'vite';

const MADE_AT_ONCE = '  const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];\n';
const HANDED_OUT = '    _global,\n';
const WHEN_ASKED = '    get _global() { return [getPreflightCss(), getGlobalCss(), getTokenCss()]; },\n';

/**
 * Chakra works out resets, variables and base rules as soon as a system is made, which is a third of that work. A page that the server drew has
 * them in its style sheet and never asks: so they are worked out when somebody does.
 */
export function pageRulesWhenAsked(): Plugin {
  return {
    name: 'page-rules-when-asked',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith('@chakra-ui/react/dist/esm/styled-system/system.js')) return null;
      if (!code.includes(MADE_AT_ONCE) || !code.includes(HANDED_OUT)) throw new Error('Chakra makes its systems in another way now: see whether page-rules-when-asked.ts is still needed');
      return { code: code.replace(MADE_AT_ONCE, '').replace(HANDED_OUT, WHEN_ASKED), map: null };
    },
  };
}
