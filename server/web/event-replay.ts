import { InlineScript } from './inline-script.js';

/**
 * A drawn page can be used before its code is there. What people press and type until then is held, and done again by the client;
 * links lead on by themselves, unless something was pressed before, which must not be lost. Parts marked as coming get their code later than the page. The names are the client's (`client/ui/early-steps.ts`).
 */
export const EARLY_STEPS = new InlineScript(`(function () {
  var held = (window.heldSteps = { presses: [], fields: [], isOver: false });
  function hold(event) {
    var target = event.target;
    if (!target.closest || (held.isOver && !target.closest('[data-coming]'))) return;
    var pressable = 'button, summary, label, input[type=checkbox], input[type=radio]';
    var button = event.type === 'submit' ? target : target.closest(held.presses.length ? pressable + ', a[href]' : pressable);
    // Whoever presses a link once more does not want to wait for the code, which may never come.
    if (button && button.tagName === 'A' && (event.ctrlKey || event.metaKey || event.shiftKey || held.presses.indexOf(button) >= 0)) return;
    if (event.type === 'input') held.fields.push([target, target.value]);
    else if (button) { event.preventDefault(); event.stopPropagation(); held.presses.push(button); }
  }
  ['click', 'submit', 'input'].forEach(function (type) { document.addEventListener(type, hold, true); });
})();`);
