import { html, jsonScript } from './html.js';
import { InlineScript } from './inline-script.js';
/** The first scripts of a built page, as the build writes them. */
const FIRST_SCRIPTS = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*? (?:src|href)="(\/[^"]+\.js)"[^>]*>(?:<\/script>)?/g;
/** The page without its first scripts, and their paths: the libraries before what imports them. */
export function withoutFirstScripts(page) {
    const [entry, ...imports] = [...page.matchAll(FIRST_SCRIPTS)].map(([, path = '']) => path);
    return { page: page.replace(FIRST_SCRIPTS, ''), scripts: entry === undefined ? [] : [...imports, entry] };
}
/** Reads the list beside it; the same text on every page. */
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
 * Asks for the scripts of a readable page once its first frame is on the screen (or a timer ends, as a page in the background renders none), so that
 * letters and pictures have the line for themselves. The first ones run in this order, each in a task of its own: a phone can answer between them.
 */
export function deferScripts(scripts, preloads) {
    return html `${jsonScript({ scripts, preloads }, { type: 'application/json', id: 'deferred-scripts' })}${DEFER_SCRIPTS.element}`;
}
//# sourceMappingURL=deferred-scripts.js.map