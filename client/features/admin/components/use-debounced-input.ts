import { useDebounced } from '../../../ui/time/use-debounced';

const DEBOUNCE_MS = 400;

/** Debounced plain data of a form, so that input is not sent on every keystroke. */
export const useDebouncedInput = <Input>(input: Input): Input =>
  JSON.parse(useDebounced(JSON.stringify(input), DEBOUNCE_MS)) as Input;

/** The same, and whether it has caught up with the input. */
export function useSettledInput<Input>(input: Input): { readonly shown: Input; readonly isSettled: boolean } {
  const shown = useDebouncedInput(input);
  return { shown, isSettled: JSON.stringify(shown) === JSON.stringify(input) };
}
