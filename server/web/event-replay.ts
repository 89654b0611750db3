import { InlineScript } from './inline-script.js';

/**
 * Records clicks and input in a server-rendered page until it, or a part marked as pending, is hydrated; then
 * `client/hydration/event-replay.ts`, which has the same names, dispatches them. Links work natively, unless an earlier click waits for
 * replay and must not be lost.
 */
export const RECORD_EVENTS = new InlineScript(`(function () {
  var recorded = (window.recordedEvents = { clicked: [], fields: [], isOver: false });
  function record(event) {
    var target = event.target;
    if (!target.closest || (recorded.isOver && !target.closest('[data-coming]'))) return;
    var clickable = 'button, summary, label, input[type=checkbox], input[type=radio]';
    var button = event.type === 'submit' ? target : target.closest(recorded.clicked.length ? clickable + ', a[href]' : clickable);
    // A visitor who clicks a link once more does not want to wait for the code, which may never come.
    if (button && button.tagName === 'A' && (event.ctrlKey || event.metaKey || event.shiftKey || recorded.clicked.indexOf(button) >= 0)) return;
    if (event.type === 'input') recorded.fields.push([target, target.value]);
    else if (button) { event.preventDefault(); event.stopPropagation(); recorded.clicked.push(button); }
  }
  ['click', 'submit', 'input'].forEach(function (type) { document.addEventListener(type, record, true); });
})();`);
