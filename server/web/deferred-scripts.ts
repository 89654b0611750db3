import { html, jsonScript, type Html } from './html.js';
import { InlineScript } from './inline-script.js';

/** The entry scripts of a built page, as the build writes them. */
const FIRST_SCRIPTS =
  /\s*<(?:script type="module"|link rel="modulepreload")[^>]*? (?:src|href)="(\/[^"]+\.js)"[^>]*>(?:<\/script>)?/g;

/** The page without its entry scripts, and their paths: the libraries before their importers. */
export function withoutFirstScripts(page: string): { readonly page: string; readonly scripts: readonly string[] } {
  const [entry, ...imports] = [...page.matchAll(FIRST_SCRIPTS)].map(([, path = '']) => path);
  return { page: page.replace(FIRST_SCRIPTS, ''), scripts: entry === undefined ? [] : [...imports, entry] };
}

/** Reads the adjacent script list; the same text on every page. */
export const DEFER_SCRIPTS = new InlineScript(`(function () {
  var files = JSON.parse(document.getElementById('deferred-scripts').textContent);
  var wanted = files.scripts.concat(files.preloads);
  var hasBegun = false;
  function add(tag, marks) {
    var element = document.createElement(tag);
    element.crossOrigin = '';
    for (var name in marks) element[name] = marks[name];
    document.head.appendChild(element);
  }
  function fetchNext() {
    var path = wanted.shift();
    if (!path) return;
    add('link', { rel: 'modulepreload', fetchPriority: 'low', href: path });
    setTimeout(fetchNext);
  }
  function runNext() {
    var path = files.scripts.shift();
    if (path) add('script', { type: 'module', src: path, onload: function () { setTimeout(runNext); } });
  }
  function begin() {
    if (hasBegun) return;
    hasBegun = true;
    fetchNext();
    runNext();
  }
  new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
  setTimeout(begin, 1000);
})();`);

/**
 * Loads the scripts of a readable page after its first paint (or after a timer, because a background tab paints nothing), so that fonts and
 * pictures have the bandwidth first. The entry scripts run in this order, each in a separate task, so that a phone stays responsive in
 * between.
 */
export function deferScripts(scripts: readonly string[], preloads: readonly string[]): Html {
  return html`${jsonScript({ scripts, preloads }, { type: 'application/json', id: 'deferred-scripts' })}${DEFER_SCRIPTS.element}`;
}
