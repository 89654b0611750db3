import { useDebounced } from '../../../ui/time/use-debounced';

const DEBOUNCE_MS = 400;

/** Debounced plain data of a form, so that input is not sent on every keystroke. */
export const useDebouncedInput = <Input>(input: Input): Input =>
  JSON.parse(useDebounced(JSON.stringify(input), DEBOUNCE_MS)) as Input;
